import { ApiError } from '../../../../../core/api/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';

/** The code with which the server refused; undefined where it was not reached. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.code : undefined;

interface Props {
  readonly target: FlowTarget;
  /** Why they do not come. */
  readonly code: string | undefined;
}

/**
 * Questions do not come: nobody is left without a way on. Where no more drafts fit, own words would have no place for the
 * answer about danger either, so one of the drafts goes first.
 */
export function Unavailable({ target, code }: Props) {
  const t = useAskingTexts().unavailable;
  if (code === 'TOO_MANY_DRAFTS')
    return (
      <>
        <div className={flow.page}>
          <PageTitle takesFocus>{t.fullTitle}</PageTitle>
          <p className={flow.muted}>{t.fullText}</p>
        </div>
        <BottomBar>
          <LinkButton isWide to="/">
            {t.fullLink}
          </LinkButton>
        </BottomBar>
      </>
    );
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
