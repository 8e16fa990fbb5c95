export const translationPolicy = `
> Translation is an aid to understanding. It is made by software and can be wrong.
> Only the text that you ask for is sent, for this one purpose. It is not kept there and is not used to train software.
> Check what matters with the patient or with an interpreter. You answer for what you send.

# What this is about

Tervita can translate a patient's message into your language and your reply into the patient's. The clinic switches the function on or off. Before you use it for the first time, we ask you to read this text and agree to it. It is for staff of clinics and adds to the terms for clinic staff.

# How it works

You press Translate beside a message or a reply. Tervita sends that text, and nothing else, to a translation service and shows you the answer. The translation is marked as made by software, and the original is always one press away. The original stays in the records. A translation never replaces it.

When you send a translated reply, the patient sees that it was translated and can open your own words too.

# What is sent, and to whom

- The text of the message or the reply that you chose, and the two languages.
- No name, personal code, contact, file or earlier conversation. Only what stands in the text itself goes along.

Patients often write their name or a phone number into the text. Such words are sent as a part of it. Do not add personal data to a reply when the care does not need them.

The translation service works for Tervita OÜ under contract. It may use the text only to translate it. It does not store the text after the answer, does not use it to train software, and works in the European Union. The clinic is the controller of the data. Tervita OÜ is its processor, and the translation service a further processor. The list of such companies is given to the clinic with the agreement, and at any time on request.

The legal basis is the clinic's duty to provide health care (GDPR Article 6(1)(c) and (e), Article 9(2)(h)). The patient is told in the privacy policy that messages may be translated. If a patient does not want it, do not translate that patient's messages. Use an interpreter or another way.

# What translation is good for

- Understanding quickly what a message is about and how urgent it is.
- Simple replies: a visit time, how to prepare for a test, where to come, what to bring.
- Asking the patient for more.

# What it is not good for

Do not rely on a translation alone when a mistake could do harm. Such matters are above all

- doses, strengths and names of medicines;
- allergies and interactions;
- a consent or a refusal of treatment;
- a serious diagnosis, bad news, mental distress or danger to life;
- legal matters, such as a certificate or a decision about incapacity for work.

In these cases ask a colleague who speaks the language, use a professional interpreter, or phone the patient. Do not use children as interpreters.

# What you check

Software makes typical mistakes. It loses a "not", mixes left and right, turns units and decimal commas around, and guesses at slang and abbreviations. Dialect, spelling mistakes and short notes make it worse. Therefore

- read the original beside the translation, as far as you can;
- compare numbers, dates, units and names of medicines one by one;
- write short and complete sentences without abbreviations, because they translate better;
- ask the patient to say in their own words what they understood, when it matters;
- write into the record what you decided, and on what ground.

If a translation makes no sense, do not guess. Ask again.

# Responsibility

The one who sends a reply answers for it, translated or not. Neither Tervita OÜ nor the translation service promises that a translation is right or complete. It is not a sworn translation and must not be used as one.

If a wrong translation has done harm or nearly did, act for the patient first. Then tell your clinic as its rules for incidents say, and write to us at help@tervita.example without the patient's data. Say only the time and the two languages. We find the rest in the records together with the clinic.

# When it does not work

The translation service may be away for a time. Then Tervita says so, and your text stays where it is. Answer in a language that you share with the patient, phone, or wait and try again. Urgent matters must not wait for a translation.

# Records

Tervita records that a text was translated, when, from which language into which, and who asked for it. The clinic can see how much the function is used. The quality of translations is judged only by ratings that you give yourself.

# Taking back and changes

You can stop using translation at any time. Nothing is translated unless you ask for it. The clinic can switch the function off for everybody. If this text changes in a way that matters, we ask you to agree again before the next translation. Questions go to help@tervita.example, and those about data to privacy@tervita.example.
`;
