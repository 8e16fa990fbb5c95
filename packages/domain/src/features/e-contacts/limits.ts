export const textMax = 10_000;
export const answerMax = 3_000;
export const noteMax = 5_000;
/** Messages of one side of an e-contact in an hour, as long as the other side does not answer. */
export const messagesInARow = 30;
/** Answers with a ticked sign of danger by one person in one e-contact in 24 hours. */
export const dangerSignsADay = 10;
/** From so many on, unseen warnings that one person sent about one patient stand in the inbox as one row. */
export const alarmsAsOne = 3;
/** Alarms of one person that go to clinics by themselves in an hour; further ones go too, and whoever runs the server is told. */
export const alarmsFiledAnHour = 10;
export const filesMax = 10;
export const reopenDays = 30;
export const feedbackDays = 30;
export const draftDays = 30;
/** Unsent e-contacts of one person. */
export const draftsMax = 20;
/** More than can be sent: a text that is too long is kept, and shortened by its author. */
export const draftTextMax = 50_000;
export const patientPageSize = 5;
export const clinicListSize = 500;
/** How long sending and completing can be taken back, unless the installation says otherwise. */
export const undoSeconds = 5;
/** A reply may wait for its time this long. */
export const sendLaterDays = 30;
export const bulkMost = 100;
/** What may be said beside a reason. */
export const reasonTextMax = 500;
