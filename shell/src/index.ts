import './styles.css';

void import('./bootstrap');
