/** Stands above every dialog and can be pressed there: messages. Dialogs themselves come when one is opened. */
export const aboveModals = { 'data-above-modals': '' };
