import './dev-page.css';

void import('./start');
