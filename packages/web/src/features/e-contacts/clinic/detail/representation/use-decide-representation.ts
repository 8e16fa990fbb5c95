import { useQueryClient } from '@tanstack/react-query';
import { type ClinicEContactDetail, decideRepresentation } from '@tervita/contract/e-contacts';
import type { RepresentationDecision } from '@tervita/domain/e-contacts';
import { useCallback } from 'react';
import { call } from '../../../../../core/api/index.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { fullName } from '../../actions/acted.ts';
import { atOnce } from '../../actions/at-once.ts';
import { keepVersions, showInDetail } from '../../actions/cached.ts';
import { useWorkingTexts } from '../texts.ts';

/** Says for the clinic whether the writer acts for the patient; it counts for all that they wrote for this patient. */
export const useDecideRepresentation = (detail: ClinicEContactDetail) => {
  const client = useQueryClient();
  const t = useWorkingTexts().representation;
  return useCallback(
    (decision: RepresentationDecision): void => {
      const { id, version, representation, patient } = detail;
      if (!representation) return;
      const isConfirmed = decision === 'CONFIRMED';
      // Who decided and when comes with the server's answer.
      const decided = { ...representation, status: decision, decidedByName: null, decidedAt: null };
      void atOnce(client, {
        show: () => showInDetail(client, detail, { isUnverified: !isConfirmed, representation: decided }),
        send: () =>
          call(
            decideRepresentation,
            { params: { id }, body: { decision } },
            { seen: version, key: crypto.randomUUID() },
          ),
        onDone: (moved) => {
          keepVersions(client, [moved]);
          const { name } = representation;
          const text = isConfirmed ? t.confirmed(name, fullName(patient)) : t.refused(name);
          toasts.show({ tone: 'success', text });
        },
      });
    },
    [client, detail, t],
  );
};
