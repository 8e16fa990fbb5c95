export const termsForPatients = `
> You write to your clinic here. It answers in its opening hours. In an emergency, call 112.
> The clinic is responsible for medical advice. Tervita keeps the service working and safe.
> Write the truth, keep your sign-in to yourself, and write for others only when you have the right to.

# Who these terms are for

These terms are between you and Tervita OÜ, the company that runs the Tervita service. They apply when you use Tervita as a patient, or when you write for a person you represent, such as your child.

Your clinic decides about your treatment. What you and the clinic owe each other in health care comes from the law and from your agreement with the clinic. These terms do not change it.

# What Tervita is

In Tervita you send your clinic a health concern. We call it an e-contact. A nurse, a doctor or another employee of the clinic reads it and answers. You can add files, answer questions, ask for a prescription to be renewed, and follow everything in one place.

Tervita is a way to write. It is not a clinic, it does not treat anybody, and it gives no medical advice of its own. Questions that help you describe your concern are prepared in advance or with the help of software. A person at the clinic always decides.

# It is not for emergencies

Nobody watches e-contacts day and night. Do not use Tervita when help is needed at once.

- If a life is in danger, call 112. Outside Estonia and Poland, call the emergency number of the country you are in.
- If you get worse while you wait for an answer, do not go on waiting. Phone the clinic or call for help.
- The clinic answers in its opening hours. How quickly depends on the clinic and on your concern.

# Your account

You must be at least 18 years old. A parent or a guardian writes for a child.

You sign in with a digital ID or in another way that your country offers. The account is yours alone. Do not let others use it, and sign out on a device that others use too. Tell us at once if you think that somebody else has been in your account.

Keep your e-mail address and phone number up to date. We tell you there that an answer has come. For your privacy these messages never say what the answer is about.

# Writing for another person

You may write for another person only when you have the right to: you are the parent or guardian of a child, or the person has allowed it, or the law gives you the right. When your right ends, you no longer see what you wrote for that person. A child's link ends on the 18th birthday.

The clinic may ask you to show that you represent the person, and may refuse to answer until you do.

# What we ask of you

- Write truthfully and as clearly as you can. The clinic relies on what you write.
- Answer when the clinic asks for more.
- Be polite. Staff may close an e-contact that is insulting or that has nothing to do with health.
- Send only files that belong to your concern and that you may share.
- Do not try to see other people's data, to disturb the service or to find ways around its protection.

If somebody breaks these rules badly, or again and again, we may limit or close the account. We say so beforehand when that is possible. The clinic goes on treating you by phone or in person.

# What the clinic may do

The clinic may answer, ask you to come, pass the e-contact to another employee, complete it, or refuse it with a reason. If you are not on the clinic's list, it may decide not to accept you as its patient. You can open a completed e-contact again for a while after it was completed.

# What it costs

Tervita is free for patients. If the clinic charges for a service of its own, it tells you before you agree to it.

# How well it works

We do our best to keep Tervita open at all times, but it may be closed for repairs or because of a fault. Then phone the clinic. We make a copy of what you write while you type, so that you do not lose your text if the connection is lost.

We are liable for damage that we cause on purpose or by gross negligence, and always where the law does not let us limit it. We are not liable for the clinic's medical decisions, for a wrong answer that comes from untrue data, or for faults of your own device or connection. Your rights as a consumer stay as the law gives them.

# Your data

The privacy policy says what we do with your data and which rights you have. The clinic is the controller of your health data. We keep and show them on its behalf.

# Ending and changes

You may stop using Tervita at any time and ask us to close your account. What you and the clinic have written stays in the clinic's records for as long as the law says.

We may change these terms when the service or the law changes. We ask you to agree again when the change matters to you. If you do not agree, you can still reach the clinic in other ways.

# Law and disputes

Estonian law applies. If you live in another country, you also keep the protection that its law gives to consumers. Write to us first at help@tervita.example. If we do not find a solution, you may turn to the Consumer Disputes Committee in Estonia, to the consumer body of your own country, or to a court.
`;
