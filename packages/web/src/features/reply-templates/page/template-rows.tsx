import type { ReplyTemplate } from '@tervita/contract/reply-templates';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { RowButton } from '../../../ui/list-row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTemplatesTexts } from '../texts.ts';
import styles from './templates-page.module.css';

interface Props {
  readonly templates: readonly ReplyTemplate[];
  readonly onEdit: (template: ReplyTemplate) => void;
}

export function TemplateRows({ templates, onEdit }: Props) {
  const { labels } = useClinicTexts().problemTypes;
  const t = useTemplatesTexts();
  return (
    <Card isFlush>
      <ul className={styles.rows}>
        {templates.map((template) => (
          <li key={template.id}>
            <RowButton
              onPress={() => onEdit(template)}
              title={
                <span className={styles.heading}>
                  {template.heading}
                  {template.forAll ? <Tag tone="primary">{t.sharedTag}</Tag> : null}
                  {template.problemType ? <Tag>{t.onlyFor(labels[template.problemType])}</Tag> : null}
                  {template.isTypeOffered ? null : <Tag tone="outline">{t.notOffered}</Tag>}
                </span>
              }
              hint={<span className={styles.words}>{template.content}</span>}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
