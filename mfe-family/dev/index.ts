import './development.css';

void import('./start');
