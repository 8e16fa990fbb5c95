/** Ids that no other row of the database has; every row of the canary names at least one of them. */
export const canaryIds = {
  clinic: 'ca9a4100-0000-7000-8000-000000000001',
  patient: 'ca9a4100-0000-7000-8000-000000000002',
  nurse: 'ca9a4100-0000-7000-8000-000000000003',
  patientUser: 'ca9a4100-0000-7000-8000-000000000004',
  nurseUser: 'ca9a4100-0000-7000-8000-000000000005',
  employee: 'ca9a4100-0000-7000-8000-000000000006',
  member: 'ca9a4100-0000-7000-8000-000000000007',
  eContact: 'ca9a4100-0000-7000-8000-000000000008',
  entry: 'ca9a4100-0000-7000-8000-000000000009',
} as const;
export const canaryPrefix = 'ca9a4100-0000-7000-8000-';
