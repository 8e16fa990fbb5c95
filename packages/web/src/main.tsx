import './ui/base.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root) {
  start(root).catch(async (error: unknown) => {
    const { startFailed } = await import('./app/start-failed.tsx');
    return startFailed(root, error);
  });
}
