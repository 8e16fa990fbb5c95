export const termsForClinics = `
> You use Tervita in the name of your clinic, with your own sign-in, and only for your work.
> Look at a patient's data only when your task needs it. Every time you open a record it is logged, and the patient can see it.
> AI texts and translations are aids. You check them, and a medical decision is always yours.

# Who these terms are for

These terms are for everybody who works in Tervita on behalf of a clinic: doctors, nurses, other staff and clinic admins. The clinic has an agreement of its own with Tervita OÜ, with a data processing agreement as part of it. These terms add what each person has to keep to.

# Your access

The clinic gives you access and takes it away. You work with your own sign-in and never share it, not even with a colleague in the next room. Lock your device when you leave it. Sign out on a device that others use too.

Tell your clinic's admin and us at once if your access may have come into other hands, if you see data that you should not see, or if a message went to the wrong person. Our address for this is security@tervita.example. Time matters: the clinic may have only 72 hours to report a breach.

When you leave the clinic or your tasks change, your access must change too. Any employee can add and deactivate colleagues, but never themselves. The clinic's admins are told about such changes.

# Patients' data

- Open an e-contact or a patient's data only when you treat the patient or have another task from the clinic.
- Do not look up yourself, your family, colleagues or acquaintances without such a task.
- Write down what the care needs, in words that you would also say to the patient. The patient has the right to see their data, and internal notes can be part of that.
- Do not copy patients' data to private devices, private mail or services that the clinic has not approved.
- Share screens and pictures only after you have made sure that no patient can be recognised.

Tervita records who opened, listed, searched and changed what, and when. The records cannot be altered. Patients see who has looked at their data. The clinic and we use the records to find and prove misuse.

The duty of secrecy that comes from your profession, your employment and the law goes on after you have stopped using Tervita.

# Answering patients

Tervita is not a channel for emergencies, and patients are told so. Still, a message may describe one. If you read such a message, act as you would if the patient had phoned: call them, or call an ambulance to them.

The clinic sets its opening hours and promises answers by them. If the clinic cannot answer for a time, it puts a notice in Tervita.

Reply plainly and politely. A reply is part of the patient's health record as the clinic's rules say. What has been sent cannot be unsent. You can undo sending only for the few seconds that the screen shows.

Use message templates and mass messages only for the clinic's own health matters. Do not advertise goods or services in them. A mass SMS costs what the screen says before you confirm it.

# AI, translation and calculators

Summaries, questions and translations can be made by software. They are marked, they say what they were made from, and they can be wrong or leave things out. Read the original before you decide anything. Do not rely on a translation alone for doses, allergies, consent or other matters where a mistake does harm. The translation policy says more, and you are asked to agree to it before the first use.

Calculators in Tervita support your judgement and do not replace it. Check the values that you enter.

# Prescriptions and documents

Only a doctor approves the renewal of a prescription. Doctors and nurses may decline one. Issuing a prescription or a certificate of leave happens in the national systems that you use for it. Tervita does not do it for you.

# What belongs to whom

The clinic's data belong to the clinic. The service, its texts, its catalogue of reasons and its look belong to Tervita OÜ or to those who license them to us. You may use them for your work in the clinic. You may not copy the service, take it apart or test its protection without our written permission. If you notice a weakness, tell us. We thank everybody who reports in good faith.

# When something goes wrong

We may block an access at once if it endangers patients' data. We tell the clinic why. Breaking these terms may have consequences under your employment and under the law, and in a serious case criminal ones.

We keep the service open as the agreement with the clinic says. During a fault, work by phone and on paper as the clinic has planned. Tervita OÜ answers to the clinic under that agreement. You answer to the clinic under your own.

# Your own data

For your account, your name, your role and the records of your work, the privacy policy applies. Patients see your name and role beside your replies.

# Changes and contact

We may change these terms when the service or the law changes. You see the date on top, and you are asked to agree again when the change matters. If you do not agree, speak to your clinic, because you cannot work in Tervita without agreeing.

Estonian law applies. Questions about these terms go to help@tervita.example.
`;
