import { Link } from 'react-router';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import styles from './auth.module.css';

/** Whoever came for the other thing finds it at the bottom. */
export const OtherWayBar = ({ question, answer, to }: { question: string; answer: string; to: string }) => (
  <BottomBar>
    <p className={styles.otherWay}>
      {question} <Link to={to}>{answer}</Link>
    </p>
  </BottomBar>
);
