import type { CookieTexts } from '@tervita/texts/cookies-en';
import { useState } from 'react';
import { analyticsAllowed, chooseCookies } from '../../../core/cookie-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './cookie-categories.module.css';

interface Props {
  words: CookieTexts['cookies'];
  onSaved: () => void;
}

/** The two kinds, one of which is a choice. It counts when it is saved. */
export function CookieCategories({ words, onSaved }: Props) {
  const [allows, setAllows] = useState(() => analyticsAllowed());
  const { ESSENTIAL, ANALYTICAL } = words.categories;
  const save = () => {
    chooseCookies(allows);
    onSaved();
  };
  return (
    <div className={styles.categories}>
      <Checkbox checked disabled readOnly hint={ESSENTIAL.text}>
        {ESSENTIAL.name}
      </Checkbox>
      <Checkbox checked={allows} hint={ANALYTICAL.text} onChange={({ target }) => setAllows(target.checked)}>
        {ANALYTICAL.name}
      </Checkbox>
      <Button variant="secondary" size="sm" onPress={save}>
        {words.save}
      </Button>
    </div>
  );
}
