import { useQueryClient } from '@tanstack/react-query';
import { translate } from '@tervita/contract/ai';
import { useCallback, useMemo, useState } from 'react';
import { queryKeyOf, showError } from '../../../core/api/index.ts';
import { type Command, useCommands } from '../../../core/commands/index.ts';
import { countUse } from '../../../core/usage/index.ts';
import { useAiTexts } from '../texts.ts';
import { useFeatures } from '../use-features.ts';

interface Given {
  readonly eContactId: string;
  readonly clinicId: string;
  /** Messages in another language than the reader's. */
  readonly foreignIds: readonly string[];
  readonly group: string;
}

export interface Translations {
  readonly eContactId: string;
  readonly clinicId: string;
  /** upgrade: the plan has none; no: switched off, or nobody to ask. */
  readonly offered: 'yes' | 'no' | 'upgrade';
  readonly isShown: (entryId: string) => boolean;
  readonly toggle: (entryId: string) => void;
  readonly isAskingConsent: boolean;
  /** Before the first translation; what waits for it goes on once it is given. */
  readonly askConsent: () => void;
  readonly onConsent: () => void;
  readonly onRefused: () => void;
  /** How often the consent was given here: whoever waits for it tries again. */
  readonly consents: number;
}

const useOffered = (clinicId: string): Translations['offered'] => {
  const features = useFeatures(clinicId);
  if (features?.translation === 'NOT_AVAILABLE') return 'upgrade';
  return features?.translation === 'ENABLED' && features.hasModel ? 'yes' : 'no';
};

/** Which messages stand with their translation. T turns all of them. */
export const useTranslations = ({ eContactId, clinicId, foreignIds, group }: Given): Translations => {
  const t = useAiTexts().translation;
  const client = useQueryClient();
  const offered = useOffered(clinicId);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [isAskingConsent, setAskingConsent] = useState(false);
  const [consents, setConsents] = useState(0);
  const all = foreignIds.join();
  const areShown = shown.length > 0;
  const commands = useMemo<Command[]>(() => {
    const ids = all.split(',').filter(Boolean);
    if (offered !== 'yes' || ids.length === 0) return [];
    const label = areShown ? t.noneCommand : t.allCommand;
    return [{ id: 'translate', label, group, keys: 'T', run: () => setShown(areShown ? [] : ids) }];
  }, [offered, all, areShown, t, group]);
  useCommands(commands);
  return {
    eContactId,
    clinicId,
    offered,
    consents,
    isShown: (entryId) => shown.includes(entryId),
    toggle: (entryId) => {
      countUse('translation', 'message');
      setShown(shown.includes(entryId) ? shown.filter((id) => id !== entryId) : [...shown, entryId]);
    },
    isAskingConsent,
    askConsent: useCallback(() => setAskingConsent(true), []),
    onConsent: () => {
      setAskingConsent(false);
      setConsents(consents + 1);
      client.invalidateQueries({ queryKey: queryKeyOf(translate) }).catch(showError);
    },
    onRefused: () => {
      setAskingConsent(false);
      setShown([]);
    },
  };
};
