import { createRoot } from 'react-dom/client';
import { createStore } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import './styles.css';
createStore();
createRoot(document.getElementById('root')!).render(<Button>hi</Button>);
