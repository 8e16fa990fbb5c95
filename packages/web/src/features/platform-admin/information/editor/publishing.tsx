import {
  type EditedInformation,
  listEditedInformation,
  publishInformation,
  withdrawInformation,
} from '@tervita/contract/information-hub';
import { gapsIn } from '@tervita/domain/information-hub';
import { useState } from 'react';
import { type ApiError, useCommand } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { languageNames } from '../../../../core/texts/language-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LazyConfirmDialog } from '../../../../ui/lazy-overlays.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { SignInAgain } from '../../../auth/index.ts';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import { StateChip } from '../information-page.tsx';
import { useKeepItem, useLookAgain } from './use-editor.ts';

interface DialogProps {
  readonly item: EditedInformation;
  readonly onClose: () => void;
}

/** What both presses have in common: whose sign-in is too old is told here; of the rest one looks again first. */
const useChanging = (onClose: () => void) => {
  const keepItem = useKeepItem();
  const lookAgain = useLookAgain();
  const [isTooOld, setTooOld] = useState(false);
  return {
    isTooOld,
    options: (words: (answer: EditedInformation) => string) => ({
      refreshes: [listEditedInformation],
      onDone: (answer: EditedInformation) => {
        keepItem(answer);
        toasts.show({ tone: 'success', text: words(answer) });
        onClose();
      },
      onError: ({ code }: ApiError) => {
        setTooOld(code === 'SIGN_IN_TOO_OLD');
        if (code === 'SIGN_IN_TOO_OLD') return true;
        lookAgain();
        onClose();
        return undefined;
      },
    }),
  };
};

function PublishDialog({ item, onClose }: DialogProps) {
  const t = useInformationEditorTexts();
  const [tellAgain, setTellAgain] = useState(false);
  const { isTooOld, options } = useChanging(onClose);
  const publish = useCommand(
    publishInformation,
    options(({ version }) => t.published(version)),
  );
  const isNewVersion = item.publishedVersion !== null && item.version > item.publishedVersion;
  return (
    <LazyConfirmDialog
      isOpen
      title={t.publishTitle(item.version)}
      confirmLabel={t.publish}
      cancelLabel={t.cancel}
      isPending={publish.isPending}
      onClose={onClose}
      onConfirm={() => publish.mutate({ params: { id: item.id }, body: { tellAgain }, seen: item.revision })}
    >
      <p>{t.publishText}</p>
      {isNewVersion ? (
        <Checkbox
          hint={t.tellAgainHint}
          checked={tellAgain}
          onChange={({ target }) => setTellAgain(target.checked)}
        >
          {t.tellAgain}
        </Checkbox>
      ) : null}
      {isTooOld ? <SignInAgain /> : null}
    </LazyConfirmDialog>
  );
}

function WithdrawDialog({ item, onClose }: DialogProps) {
  const t = useInformationEditorTexts();
  const { isTooOld, options } = useChanging(onClose);
  const withdraw = useCommand(
    withdrawInformation,
    options(() => t.withdrawn),
  );
  return (
    <LazyConfirmDialog
      isOpen
      isDangerous
      title={t.withdrawTitle}
      confirmLabel={t.withdraw}
      cancelLabel={t.cancel}
      isPending={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ params: { id: item.id }, seen: item.revision })}
    >
      <p>{t.withdrawText}</p>
      {isTooOld ? <SignInAgain /> : null}
    </LazyConfirmDialog>
  );
}

/** What staff have of it now, and the two presses that change that. */
export function Publishing({
  item,
  isChanged,
}: {
  readonly item: EditedInformation;
  readonly isChanged: boolean;
}) {
  const t = useInformationEditorTexts();
  const { day, list } = useFormat();
  const [asked, setAsked] = useState<'publish' | 'withdraw'>();
  const gaps = gapsIn(item.content).map((gap) => (gap === 'sourceUrl' ? t.sourceUrl : languageNames[gap]));
  const isOut = item.state === 'PUBLISHED' && item.publishedVersion === item.version;
  const why = isChanged ? t.saveFirst : gaps.length > 0 ? t.beforePublishing(list(gaps)) : undefined;
  const close = () => setAsked(undefined);
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.line}>
          <StateChip state={item.state} />
          {item.publishedAt && item.publishedVersion ? (
            <span
              className={styles.hint}
            >{`${t.version(item.publishedVersion)} · ${day(item.publishedAt)}`}</span>
          ) : null}
        </div>
        <div className={styles.line}>
          {isOut ? null : (
            <Button isDisabled={why !== undefined} onPress={() => setAsked('publish')}>
              {t.publish}
            </Button>
          )}
          {item.state === 'PUBLISHED' ? (
            <Button variant="danger-quiet" onPress={() => setAsked('withdraw')}>
              {t.withdraw}
            </Button>
          ) : null}
        </div>
        {isOut && !isChanged ? null : <span className={styles.hint}>{why}</span>}
      </div>
      {asked === 'publish' ? <PublishDialog item={item} onClose={close} /> : null}
      {asked === 'withdraw' ? <WithdrawDialog item={item} onClose={close} /> : null}
    </Card>
  );
}
