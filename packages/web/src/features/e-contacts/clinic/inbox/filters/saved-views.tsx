import { listSavedViews, removeSavedView, savedViewsMost, saveView } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useAnswer, useCommand } from '../../../../../core/api/index.ts';
import { useSelectedClinic } from '../../../../../core/session/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { choiceIn, type InboxChoice, inboxSearch } from '../choice.ts';
import { useInboxMoreTexts } from '../texts.ts';
import styles from './saved-views.module.css';
import { useFilterValues } from './use-filter-values.ts';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly close: () => void;
}

const viewOf = (choice: InboxChoice) => inboxSearch({ ...choice, previewed: undefined }).toString();
const refreshes = [listSavedViews];

/** Sets of filters under a name of one's own, and the one on the screen to be kept. */
export function SavedViews({ choice, choose, close }: Props) {
  const t = useInboxMoreTexts().views;
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const params = { clinicId };
  const views = useAnswer(listSavedViews, { params }, { enabled: clinicId !== '' }).data?.views ?? [];
  const suggested = Object.values(useFilterValues(choice)).filter(Boolean).join(', ');
  const [name, setName] = useState(suggested);
  const save = useCommand(saveView, { refreshes, onDone: close });
  const remove = useCommand(removeSavedView, { refreshes, eachPressCounts: true });
  const view = viewOf(choice);
  const isNew = view !== '' && !views.some((each) => each.view === view) && views.length < savedViewsMost;
  return (
    <div className={styles.views}>
      {views.length === 0 && !isNew ? <p className={styles.none}>{t.none}</p> : null}
      {views.map((each) => (
        <div key={each.id} className={styles.row}>
          <Button
            size="sm"
            variant={each.view === view ? 'soft' : 'ghost'}
            aria-pressed={each.view === view}
            onPress={() => {
              choose({ ...choiceIn(new URLSearchParams(each.view)), search: '' });
              close();
            }}
          >
            {each.name}
          </Button>
          <IconButton
            size="sm"
            label={t.remove(each.name)}
            onPress={() => remove.mutate({ params: { clinicId, id: each.id } })}
          >
            <Icon name="trash" size="sm" />
          </IconButton>
        </div>
      ))}
      {isNew ? (
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) save.mutate({ params, body: { name: name.trim(), view } });
          }}
        >
          <TextField
            label={t.name}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="sm" isPending={save.isPending} isDisabled={name.trim() === ''}>
            {t.save}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
