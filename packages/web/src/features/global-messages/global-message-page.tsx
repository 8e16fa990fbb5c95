import { listClinicMessages } from '@tervita/contract/global-messages';
import { useState } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { AdminColumn, AdminFrame } from '../clinics/index.ts';
import { MessageEditor } from './message-editor.tsx';
import { ShownMessages } from './shown-messages.tsx';
import { useGlobalMessagesTexts } from './texts.ts';

export function Component() {
  const t = useGlobalMessagesTexts();
  const clinic = useSelectedClinic();
  const [posted, setPosted] = useState(0);
  const answer = useAnswer(listClinicMessages, { params: { clinicId: clinic?.clinicId ?? '' } });
  const [first, ...others] = answer.data?.languages ?? [];
  return (
    <AdminFrame>
      <AdminColumn title={t.title} lead={t.lead}>
        {clinic?.isAdmin ? null : <Callout tone="info">{t.adminsPost}</Callout>}
        {clinic?.isAdmin && first ? (
          <MessageEditor
            key={`${clinic.clinicId} ${posted}`}
            languages={[first, ...others]}
            onPosted={() => setPosted((count) => count + 1)}
          />
        ) : null}
        <ShownMessages />
      </AdminColumn>
    </AdminFrame>
  );
}
