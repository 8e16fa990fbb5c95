/** Where an admin sees what a larger plan brings. */
export const upgradePath = '/admin/clinic-features?upgrade';
