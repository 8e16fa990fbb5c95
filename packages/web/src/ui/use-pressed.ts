import { type KeyboardEvent, useMemo, useRef } from 'react';

/**
 * Arrow keys choose a radio by moving to it, and the browser tells of it as of a press. Whoever walks through the
 * choices, also with a screen reader, has not decided yet: only a press by hand, Space or Enter counts.
 */
export const usePressed = (onPressed: ((value: string) => void) | undefined) => {
  const isMoving = useRef(false);
  return useMemo(
    () =>
      onPressed && {
        press: (value: string) => {
          if (!isMoving.current) onPressed(value);
        },
        watchKeys: {
          onKeyDown: ({ key }: KeyboardEvent) => {
            isMoving.current = key.startsWith('Arrow');
          },
          onKeyUp: () => {
            isMoving.current = false;
          },
        },
      },
    [onPressed],
  );
};
