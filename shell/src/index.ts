import { verifyFiles } from './releases/file-integrity';
import './styles.css';

verifyFiles();

void import('./bootstrap');
