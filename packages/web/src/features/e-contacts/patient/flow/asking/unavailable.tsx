import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';

/** Questions do not come: nobody is left without a way on. */
export function Unavailable({ target }: { target: FlowTarget }) {
  const t = useAskingTexts().unavailable;
  return (
    <>
      <div className={flow.page}>
        <ChosenLine personId={target.personId} clinicId={target.clinicId} />
        <PageTitle takesFocus>{t.title}</PageTitle>
        <p className={flow.muted}>{t.text}</p>
      </div>
      <BottomBar>
        <LinkButton
          isWide
          icon={<Icon name="pencil" />}
          to={flowAddress('new', { ...target, isUnasked: true })}
        >
          {t.ownWords}
        </LinkButton>
      </BottomBar>
    </>
  );
}
