export interface ToastContent {
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** One link or "Undo". */
  action?: { label: string; onPress: () => void } | { label: string; to: string } | undefined;
}
