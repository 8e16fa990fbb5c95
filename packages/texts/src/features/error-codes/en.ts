import type { BusinessCode, LogicCode } from '@tervita/domain/core';

/** What a refusal means and what to do. A sentence for every code, or it does not compile. */
export const codes = {
  PATIENT_NOT_RELATED_WITH_ANY_CLINIC:
    'We did not find a clinic for this personal code, so the e-contact cannot be sent. If you changed your family doctor recently, try again in a few days.',
  DOCTOR_NOT_RELATED_WITH_ANY_CLINIC:
    'Your personal code is not linked to any clinic. Ask a colleague to add you as an employee.',
  INVALID_OTP: 'The code is not right. Check it, or ask for a new one.',
  GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT:
    'This e-mail belongs to another account. To write for someone else, add them as a person you represent.',
  USER_EXISTS: 'There is already an account with this e-mail. Sign in instead.',
  USER_NOT_EXISTS: 'We did not find an account with these details.',
  PERSONAL_CODE_DUPLICATE: 'This personal code has already been added.',
  E_CONTACT_ALREADY_CLOSED: 'This e-contact has already been closed.',
  E_CONTACT_DANGER_UNSEEN:
    'The clinic has not yet seen the sign of danger in this e-contact, so it stays open. If something has changed, add it as information. In an emergency call the emergency number.',
  E_CONTACT_ALARM_UNSEEN:
    'Nobody has marked the possible emergency as seen yet. Open the e-contact, read why it is marked and press “Mark as seen”. Then it can be closed.',
  E_CONTACT_ALARM_OUTCOME_MISSING:
    'This e-contact is marked as a possible emergency. Complete it by itself and say what became of the alarm.',
  E_CONTACT_PRESCRIPTIONS_WAIT:
    'Medicines of this e-contact wait for a decision. Decide on them, ask a doctor, or complete it all the same.',
  PRESCRIPTION_ALREADY_WAITS:
    'Of this medicine a request waits for the clinic already. Remove it here, or wait for the answer.',
  PRESCRIPTION_FREQUENCY_NOT_OFFERED: 'This medicine is not taken every day. Choose how often it is taken.',
  PRESCRIPTION_TO_CONFIRM:
    'This medicine is approved by itself: confirm it by its name, with its indication.',
  QUESTIONNAIRE_ALREADY_ASKED:
    'This questionnaire has been asked for already, and the patient has not filled it in yet.',
  QUESTIONNAIRE_NOT_FOR_PATIENT:
    'This questionnaire is not made for somebody of this age or sex. Choose another one, or describe the concern in words.',
  E_CONTACT_TYPE_NOT_OFFERED:
    'The clinic does not take this reason by e-contact. Choose another one, or describe it in your own words.',
  FEEDBACK_ALREADY_GIVEN: 'You have given this feedback already. Thank you.',
  FEEDBACK_NOT_POSSIBLE: 'Feedback can be given for 30 days after an e-contact is completed.',
  PERSON_IS_ANOTHER:
    'This looks like another person. Add them as a new person: what was written about the first one stays with them.',
  PERSON_IS_UNDERAGE:
    'Tervita is for people aged 18 and over. A parent or guardian can sign in and write for a child.',
  INVALID_INPUT_FILE: 'This file cannot be used. Choose another one.',
  FILES_OVER_LIMIT: 'Files can be up to 500 MB in total.',
  IMPORT_ALREADY_RUNNING: 'Another import is running. Wait until it ends, or stop it.',
  IMPORT_SIGN_IN_NEEDED: 'Your sign-in for the import has ended. Sign in again with Smart-ID or Mobile-ID.',
  IMPORT_SIGN_IN_NOT_AVAILABLE:
    'This digital ID cannot be used for the import right now. Try the other one, or try again later.',
  IMPORT_CODE_NOT_OWN: 'Sign in with your own digital ID: this personal code is not the one of your account.',
  REGISTER_NOT_AVAILABLE: 'The patient register does not answer right now. Try again a little later.',
  TOO_MANY_DRAFTS:
    'You have 20 unsent e-contacts, and there is no room for more. Send or delete one of them.',
  TOO_MANY_MESSAGES:
    '30 messages without an answer in an hour are the most. What you wrote is kept here: send it later, or call. In danger of life call {emergency}.',
  TOO_MANY_DANGER_SIGNS:
    'You have told the clinic ten times in a day of signs of danger: it has them already. What you ticked now stands here. If it is getting worse, do not wait: call {emergency}.',
  AWELL_NOT_AVAILABLE: 'The questionnaire does not work at the moment. Try again later.',
  E_CONTACT_ANSWER_TOO_LONG: 'The answer is too long. It can have at most 3000 characters.',
  DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'This person already works in the clinic.',
  USER_EXISTS_WITH_DIFFERENT_NAME: 'This personal code belongs to a user with another name. Check the data.',
  CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME:
    'This personal code belongs to a patient with another name. Check the data.',
  AI_NOT_AVAILABLE: 'The smart questions do not work at the moment. Try again later, or use your own words.',
  TRANSLATION_NOT_AVAILABLE: 'Translation does not work at the moment. Try again later.',
  DIGITAL_ID_NOT_AVAILABLE: 'Signing in with a digital ID does not work at the moment. Try again later.',
  DIGITAL_ID_FAILED: 'Signing in was not finished. Try again.',
  DIGITAL_ID_NEEDED: 'For this, sign in with your digital ID: it shows that it is you.',
  CLAIM_LINK_REFUSED:
    'This link does not open anything: it may be older than three days, used already, or meant for another e-mail or birth date. Ask the clinic to write to you again.',
  LETTER_READER_DECIDED:
    'This was decided already, by a colleague or by the person themselves. Open the e-contact again to see it.',
  SIGN_IN_METHOD_OFF: 'This way of signing in is not offered here.',
  WRONG_EMAIL_OR_PASSWORD: 'The e-mail or the password is not right.',
  WRONG_PASSWORD: 'The current password is wrong.',
  INVALID_APP_CODE: 'The code is not right. Take the newest one from the app.',
  SIGN_IN_TOO_OLD:
    'To do this, you need to have signed in during the last 15 minutes. Sign in again, then try once more.',
  EMAIL_TOO_NEW:
    'The e-mail of this account was changed less than three days ago, so it cannot open the account by itself yet. Sign in with your password, or take the change back with the link in the letter to the old e-mail.',
  EMAIL_CHANGE_NOT_UNDONE: 'This link no longer works. It works for 72 hours, and once.',
  MAIL_NOT_AVAILABLE: 'We could not send the e-mail. Try again in a few minutes.',
  OUTSIDE_SIGN_IN_FAILED: 'Signing in was not finished. Try again.',
  OUTSIDE_SIGN_IN_CANCELLED: 'You cancelled signing in. You can try again or choose another way.',
  OUTSIDE_SIGN_IN_NOT_AVAILABLE:
    'Google or Apple is not responding at the moment. Try again later, or choose another way.',
  PUSH_NOT_AVAILABLE: 'Notifications on devices are not offered here. You still get an e-mail.',
  FEATURE_NOT_IN_PLAN:
    "Your clinic's plan does not include this. An administrator of the clinic can change the plan.",
  FEATURE_SWITCHED_OFF:
    'This is switched off in your clinic. An administrator of the clinic can switch it on.',
  TRANSLATION_CONSENT_MISSING: 'Read the translation policy and agree to it before you translate.',
  PROMPT_PLACEHOLDER_MISSING:
    'The user message lacks a placeholder that this prompt needs. Add it and save again.',
  AI_MODEL_INACTIVE:
    'The model of this version is switched off. Switch it on first, or choose another version.',
  AI_MODEL_IN_USE:
    'An active prompt uses this model. Add another model, save a version of the prompt that uses it, evaluate that version and activate it.',
  PROMPT_NOT_EVALUATED:
    'This version has not passed its evaluation with the model and settings it has now. Run the evaluation, then activate it.',
  AI_TOKENS_USED_UP:
    'Your clinic has used up its AI budget for today. Everything else works as usual; the AI helps again within 24 hours.',
  PRESCRIPTION_DECIDED: 'This medicine has already been decided on. Look at how it stands now.',
  PRESCRIPTION_UNDO_TOO_LATE: 'It is too late to take this back. Write to the patient if it was a mistake.',
  LIST_IMPORT_ENDED: 'This import has ended. Choose the file again.',
  GLOBAL_MESSAGES_FULL:
    'The clinic shows five messages already. Delete one that is over, then post this one.',
  CLINIC_INFO_CHANGED:
    'Someone changed the clinic’s details meanwhile. Look at theirs; what you typed is kept.',
  EMPLOYEE_CHANGED: 'Another admin changed this employee meanwhile. Look at theirs; what you typed is kept.',
  EMPLOYEE_DECIDED: 'A colleague has already decided about this person. Look at the list as it stands now.',
  EMPLOYEE_FOR_ADMINS: 'Only an admin decides about doctors, about admins, and about who waits to be let in.',
  EMPLOYEE_IS_ONESELF: "You can't deactivate or activate yourself. A colleague can.",
  LAST_CLINIC_ADMIN: "This is the clinic's only active admin. Make somebody else an admin first.",
  QUESTIONNAIRE_TEXT_CHANGED: 'Someone changed this text meanwhile. Read theirs. What you typed is kept.',
  REPLY_TEMPLATE_CHANGED: 'Someone changed this template just now. Look at the new one. Your text is kept.',
  E_CONTACT_CHANGED: 'Someone changed this e-contact just now. Read what is new. Your text is kept.',
  E_CONTACT_MOVE_NOT_ALLOWED: 'This cannot be done with the e-contact now.',
  REPRESENTATION_TO_CONFIRM:
    'Nobody has confirmed that the writer acts for the patient, and the writer would read this. Confirm it first, or begin a new e-contact for the patient.',
  REPRESENTATION_NOT_VERIFIED:
    'This person is not verified: nobody has confirmed that they act for the patient. You can answer what they write, but not write to them first.',
  E_CONTACT_OWN_MATTER:
    "It is this person's own matter, or that of someone close to them: a colleague takes care of it.",
  E_CONTACT_REPLY_OF_COLLEAGUE: "A colleague's reply: only its author can take it back.",
  E_CONTACT_REPLY_ON_ITS_WAY: "Someone's reply is already on its way. Read it before you send yours.",
  PATIENT_PHONE_LOCKED: 'The patient gave this phone number. Only they can change it.',
  SESSION_CHANGED: 'Another tab was faster. Try again.',
  CONSENT_VERSION_CHANGED: 'We changed this text while you were reading. Read the new one and agree again.',
  DRAFT_CHANGED: 'You changed this text in another place. Choose which one to keep.',
  DRAFT_ALREADY_SENT: 'This e-contact has already been sent.',
  DANGER_NOT_ASKED: 'Before this goes, we ask about signs of danger.',
  QUESTIONNAIRE_REQUEST_ENDED: 'This questionnaire has been filled in already. The clinic has the answers.',
  QUESTIONNAIRE_NOT_COMPLETE: 'Some questions are not answered yet. Answer them before you send it.',
  QUESTIONNAIRE_MISMATCH:
    'This page belongs to another e-contact. We start a new one for the person, clinic and reason you chose.',
  SMS_NOT_AVAILABLE: 'SMS cannot be sent from here at the moment.',
  SMS_NOBODY_REACHABLE: 'None of these patients has a mobile number. Choose others or add numbers.',
  SMS_TOO_MANY_PATIENTS: 'These are more than 20,000 patients. Narrow the choice.',
  SMS_SENDING_UNDERWAY:
    'Another message of your clinic is still being sent. Wait until it is done, or stop it.',
  SMS_DAY_LIMIT: 'Your clinic has reached the limit for messages of one day. Try again tomorrow.',
  SMS_REPETITION_TO_CONFIRM:
    'Some of these patients got the same message within a day. Confirm that it goes to them once more.',
  SMS_AUDIENCE_CHANGED:
    'The patients or their numbers have changed meanwhile. Check the number and the price again.',
  CLINIC_EXISTS_ALREADY: 'There is already a clinic with this registration code.',
  CLINIC_PLAN_CHANGED: 'The plan of this clinic was changed meanwhile. Look at it again.',
  APPLICATION_ALREADY_DECIDED: 'This application has already been decided.',
  INFORMATION_CHANGED: 'The item was changed meanwhile. Look at it as it is now before you go on.',
  INFORMATION_NOT_COMPLETE: 'All four languages and the source must be filled in before publishing.',
} satisfies Record<BusinessCode | LogicCode, string>;
