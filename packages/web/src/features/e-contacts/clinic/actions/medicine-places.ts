/** Places in the page of an e-contact: its medicines, and the same with those that wait open to be declined. */
export const medicinePlaces = { decide: '#medicines', decline: '#decline-medicines' } as const;
