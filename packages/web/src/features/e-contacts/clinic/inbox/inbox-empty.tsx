import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type InboxChoice, isFiltered, noFilters } from './choice.ts';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly answered: number;
}

/** Why it is empty, and the one next step. */
export function InboxEmpty({ choice, choose, answered }: Props) {
  const { empty: t, filters } = useClinicTexts().eContacts.inbox;
  const { clearAll } = filters;
  const done = <Icon name="check" />;
  if (isFiltered(choice))
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title={t.filteredTitle}
        action={
          <Button variant="secondary" onPress={() => choose(noFilters)}>
            {clearAll}
          </Button>
        }
      >
        {t.filteredText}
      </EmptyState>
    );
  if (choice.tab === 'INCOMING' && choice.whose !== 'ALL') {
    const title = choice.whose === 'MINE' ? t.mineTitle : t.unassignedTitle;
    return (
      <EmptyState
        icon={done}
        title={title}
        action={
          <Button variant="secondary" onPress={() => choose({ whose: 'ALL' })}>
            {t.seeAll}
          </Button>
        }
      >
        {t.otherText}
      </EmptyState>
    );
  }
  if (choice.tab === 'INCOMING') {
    return (
      <EmptyState
        icon={done}
        title={t.incomingTitle}
        action={
          <Button variant="secondary" onPress={() => choose({ tab: 'ANSWERED' })}>
            {t.seeAnswered}
          </Button>
        }
      >
        {t.incomingText(answered)}
      </EmptyState>
    );
  }
  const words = {
    ANSWERED: [t.answeredTitle, t.answeredText],
    COMPLETED: [t.completedTitle, t.completedText],
    REJECTED: [t.rejectedTitle, t.rejectedText],
    STARTED: [t.unsentTitle, t.unsentText],
    FAILED: [t.unsentTitle, t.unsentText],
  } as const;
  const [title, text] = words[choice.tab];
  return (
    <EmptyState icon={<Icon name="inbox" />} title={title}>
      {text}
    </EmptyState>
  );
}
