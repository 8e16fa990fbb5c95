import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  chooseCookies,
  hideCookieSettings,
  useCookieChoice,
  useCookieSettings,
} from '../../../core/cookie-choice.ts';
import { standsAtTheBottom } from '../../../ui/bottom-bars.ts';
import { Button } from '../../../ui/button.tsx';
import { CookieCategories } from './cookie-categories.tsx';
import styles from './cookie-panel.module.css';
import { useCookieTexts } from './texts.ts';
import { useCoveredBottom } from './use-covered-bottom.ts';

export { cookiePart } from './texts.ts';

/** Focus goes into a card that was asked for, and back to where it came from. One that came by itself takes none. */
const useFocus = (panel: React.RefObject<HTMLElement | null>, isWanted: boolean) => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    before.current = document.activeElement;
    panel.current?.focus();
  }, [panel, isWanted]);
  return () => {
    const back = before.current ?? document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
};

/** Beside the page, never over it: nothing waits for the choice, and Tab passes through. */
export function CookiePanel() {
  const { cookies } = useCookieTexts();
  const isWanted = useCookieSettings();
  const isChosen = useCookieChoice() !== undefined;
  const [isChoosing, setChoosing] = useState(isWanted);
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const giveFocusBack = useFocus(panel, isWanted);
  useCoveredBottom(panel);
  const close = () => {
    hideCookieSettings();
    giveFocusBack();
  };
  const choose = (analytics: boolean) => () => {
    chooseCookies(analytics);
    close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isWanted) close();
  };
  return (
    <section
      {...standsAtTheBottom}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.panel}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.words}>
        <p id={title} className={styles.title}>
          {cookies.title}
        </p>
        <p>
          {cookies.text} <Link to="/cookie-policy">{cookies.more}</Link>
        </p>
      </div>
      {isChoosing || isWanted ? <CookieCategories words={cookies} onSaved={close} /> : null}
      <div className={styles.buttons}>
        <Button variant="secondary" size="sm" onPress={choose(true)}>
          {cookies.acceptAll}
        </Button>
        <Button variant="secondary" size="sm" onPress={choose(false)}>
          {cookies.onlyNecessary}
        </Button>
        {isChoosing || isWanted ? null : (
          <Button variant="ghost" size="sm" aria-expanded={false} onPress={() => setChoosing(true)}>
            {cookies.choose}
          </Button>
        )}
        {isWanted && isChosen ? (
          <Button variant="ghost" size="sm" onPress={close}>
            {cookies.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
