export const permissions = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_TERVITA_ADMIN'] as const;
export type Permission = (typeof permissions)[number];

/** The view a person works in; access is judged on it, never on the union of their rights. */
export type ActiveRole = Permission;

export const employeeRoles = ['DOCTOR', 'NURSE', 'NON_HEALTHCARE'] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

export const assurances = ['HIGH', 'LOW'] as const;
export type Assurance = (typeof assurances)[number];
