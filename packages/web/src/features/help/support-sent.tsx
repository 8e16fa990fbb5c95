import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { copyText } from '../../core/copy-text.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DoneLeaf } from '../../ui/done-leaf.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NumberedSteps } from '../../ui/numbered-steps.tsx';
import styles from './help.module.css';
import { useHelpTexts } from './texts.ts';

interface Props {
  readonly reference: string;
  readonly email: string;
  /** The address of their profile; to any other no copy goes. */
  readonly isOwnEmail: boolean;
}

/** The number to quote, and what happens next. */
export function SupportSent({ reference, email, isOwnEmail }: Props) {
  const t = useHelpTexts().sent;
  const navigate = useNavigate();
  // It takes the place of a long form, which was read to its end.
  useLayoutEffect(() => window.scrollTo({ top: 0 }), []);
  const copy = () => copyText(reference, t.copied);
  // Opened in a tab of its own there is nothing to go back to: the start page leads everybody to their own.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <ColumnPage title={t.title} lead={t.answerTo(email)} above={<DoneLeaf />}>
      <Card>
        <div className={styles.reference}>
          <p>
            <small>{t.reference}</small>
            <b>{reference}</b>
          </p>
          <Button variant="ghost" icon={<Icon name="copy" />} onPress={() => void copy()}>
            {t.copy}
          </Button>
        </div>
      </Card>
      <h2 className={styles.heading}>{t.next}</h2>
      <NumberedSteps steps={isOwnEmail ? t.steps : t.stepsElsewhere} />
      <BottomBar layout="stack">
        <Button isWide onPress={() => void goBack()}>
          {t.back}
        </Button>
        <LinkButton variant="ghost" isWide to="/help">
          {t.toHelp}
        </LinkButton>
      </BottomBar>
    </ColumnPage>
  );
}
