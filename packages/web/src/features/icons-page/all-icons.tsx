import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { firstPaths } from '../../ui/icons/first-paths.ts';
import { coreNames, medicalNames, staffNames } from '../../ui/icons/names.ts';
import { MedicalIcon } from '../../ui/medical-icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import styles from './all-icons.module.css';
import type { PageTexts } from './page-texts.ts';

const all: readonly IconName[] = [...(Object.keys(firstPaths) as IconName[]), ...coreNames].sort();

export const AllIcons = ({ t: { headings } }: { t: PageTexts }) => (
  <>
    <IconSet title={headings.coreIcons} component="Icon">
      {all.map((name) => (
        <Named key={name} name={name}>
          <Icon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
    <IconSet title={headings.staffIcons} component="StaffIcon">
      {staffNames.map((name) => (
        <Named key={name} name={name}>
          <StaffIcon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
    <IconSet title={headings.medicalIcons} component="MedicalIcon">
      {medicalNames.map((name) => (
        <Named key={name} name={name}>
          <MedicalIcon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
  </>
);

const IconSet = ({
  title,
  component,
  children,
}: {
  title: string;
  component: string;
  children: ReactNode;
}) => (
  <section>
    <h2 className={styles.title}>
      {title} <code className={styles.code}>{component}</code>
    </h2>
    <ul className={styles.icons}>{children}</ul>
  </section>
);

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.icon}>
    {children}
    <span>{name}</span>
  </li>
);
