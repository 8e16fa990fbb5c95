import { useFormat } from '../../core/format/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isListOld, type PatientList } from './lists-table.tsx';
import { usePatientListsTexts } from './texts.ts';

interface Props {
  readonly lists: readonly PatientList[];
  readonly isAdmin: boolean;
}

/** Lists of which nobody knows who joined since. */
export function OldLists({ lists, isAdmin }: Props) {
  const t = usePatientListsTexts().old;
  const { moment, list } = useFormat();
  const old = lists.filter(isListOld);
  const [first] = old;
  if (!first?.lastImportAt) return null;
  const title =
    old.length === 1
      ? t.one(first.code, moment(first.lastImportAt))
      : t.many(list(old.map(({ code }) => code)));
  return (
    <Callout
      tone="turn"
      isWide
      title={title}
      action={
        isAdmin ? (
          <LinkButton variant="secondary" size="sm" to="/admin/clinic-import">
            {t.importNow}
          </LinkButton>
        ) : undefined
      }
    >
      {t.why}
    </Callout>
  );
}
