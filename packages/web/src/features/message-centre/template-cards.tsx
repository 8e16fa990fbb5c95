import { type MessageTemplate, messageTemplates } from '@tervita/domain/message-centre';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import styles from './message-centre.module.css';
import { useMessageTexts } from './texts.ts';

const isAppointment = (template: MessageTemplate) => template.startsWith('APPOINTMENT');

interface Props {
  readonly onChoose: (template: MessageTemplate | null) => void;
}

export function TemplateCards({ onChoose }: Props) {
  const t = useMessageTexts();
  const card = (template: MessageTemplate | null, icon: ReactNode) => (
    <li key={template ?? 'own'}>
      <button type="button" className={styles.template} onClick={() => onChoose(template)}>
        {icon}
        {template ? t.templates[template] : t.ownText}
      </button>
    </li>
  );
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t.templatesTitle}</h2>
        <ul className={styles.templates}>
          {messageTemplates
            .filter((template) => !isAppointment(template))
            .map((template) => card(template, <Icon name="message" />))}
          {card(null, <StaffIcon name="square-pen" />)}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{t.appointmentsTitle}</h2>
        <ul className={styles.templates}>
          {messageTemplates.filter(isAppointment).map((template) => card(template, <Icon name="calendar" />))}
        </ul>
      </section>
    </>
  );
}
