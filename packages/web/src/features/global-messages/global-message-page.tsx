import { useSelectedClinic } from '../../core/session/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { AdminColumn, AdminFrame } from '../clinics/index.ts';
import { MessageEditor } from './message-editor.tsx';
import { ShownMessages } from './shown-messages.tsx';
import { useGlobalMessagesTexts } from './texts.ts';

export function Component() {
  const t = useGlobalMessagesTexts();
  const clinic = useSelectedClinic();
  return (
    <AdminFrame>
      <AdminColumn title={t.title} lead={t.lead}>
        {clinic?.isAdmin ? (
          <MessageEditor key={clinic.clinicId} />
        ) : (
          <Callout tone="info">{t.adminsPost}</Callout>
        )}
        <ShownMessages />
      </AdminColumn>
    </AdminFrame>
  );
}
