import styles from './day-divider.module.css';

interface Props {
  children: string;
  level?: 2 | 3 | 4 | undefined;
}

export const DayDivider = ({ children, level = 2 }: Props) => {
  const Heading = `h${level}` as const;
  return <Heading className={styles.day}>{children}</Heading>;
};
