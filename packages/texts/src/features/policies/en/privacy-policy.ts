export const privacyPolicy = `
> Your clinic is responsible for your health data. We keep them for the clinic and use them for nothing else.
> We are responsible for your account: your name, your contacts and how you sign in.
> You can ask to see, correct, get and delete your data, and you can complain to the data protection authority.

# Who is responsible

Two parties look after your data, and the law gives them different duties.

- Your clinic is the controller of your health data: what you write, the files you add, the answers, notes and prescriptions. It decides why and how they are used. Tervita OÜ is its processor. We act on the clinic's written instructions and under an agreement that the law requires.
- Tervita OÜ, Tallinn, Estonia, is the controller of your account: who you are, how you sign in, which texts you have agreed to, and the records that keep the service safe.

Our data protection officer answers at privacy@tervita.example. For health data you can also turn to the clinic itself. Its contacts are in the clinic's information.

# Which data

- Account: name, personal code, date of birth, sex, e-mail, phone, language, and what you agreed to and when.
- Health data: the reason for writing, your answers and messages, files, replies of the clinic, requests for prescriptions and certificates, feedback.
- People you represent: the same data about them, and that you represent them.
- Staff: name, role, clinic, and what was done in the service.
- Technical data: the times of sign-ins, network address, type of browser, faults. We remove personal codes and e-mail addresses from reports of faults.

We get the data from you, from the digital-ID service that confirms who you are, and from the clinic, which has its list of patients from the national registry.

# Why, and on which legal basis

- To let you write to the clinic and get an answer. The clinic relies on its duty to provide health care (GDPR Article 6(1)(c) and (e), Article 9(2)(h)).
- To keep your account and show you your e-contacts. This is our contract with you (Article 6(1)(b)).
- To tell you that an answer has come. This is part of the same contract. The message never says what the answer is about.
- To protect the service and to show who looked at which data. This is a legal duty and our legitimate interest in safety (Article 6(1)(c) and (f)).
- To measure how the service is used, only if you allow it in the cookie settings (Article 6(1)(a)). You can take the permission back at any time.

We do not sell data, we do not use health data for advertising, and we do not train software on your messages.

# Software that helps

If the clinic has switched it on, software can ask you questions, make a short summary for the clinic, or translate a message. It works on behalf of the clinic. Its texts are marked. No decision about you is made by software alone: a person at the clinic reads and decides.

# Who receives the data

- Staff of the clinic that you write to, each as far as their task needs it.
- Our own staff only when a fault cannot be solved otherwise, and every time they open a record it is logged.
- Companies that work for us under contract: hosting, sending e-mail and SMS, confirming identity, translation and language software, virus checks of files.
- Authorities, when the law obliges us or the clinic.

The data are kept in the European Union. If one of these companies works outside it, we use the safeguards that the law asks for, such as the European Commission's standard clauses, and tell you about them on request.

# How long

- Health data: as long as the law obliges the clinic to keep health records. In Estonia that is as a rule 30 years, in Poland 20 years.
- Account: while you have it. We delete it within 30 days after you ask, except for what the law obliges us to keep.
- Records of who looked at and changed data: five years.
- Technical logs: at most 12 months.
- Drafts that you have not sent: only on your own device, for at most 30 days.

# How we protect them

Data travel encrypted. Each clinic's data are kept apart, both by the program and by the database. Access needs a personal sign-in, and looking at data leaves a trace. Sessions end by themselves. We test our protection, and we tell the clinic, the authority and you about a breach as the law requires.

# Your rights

You can ask the controller

- to see your data and get a copy of them;
- to correct what is wrong;
- to delete what no longer has to be kept;
- to limit how the data are used, or to object to it;
- to hand over the data that you gave, in a form that a machine can read;
- to take back a permission that you gave. What was done before stays lawful.

In Tervita you see your e-contacts yourself, and who has looked at them. Write to the clinic about health data and to privacy@tervita.example about your account. We answer within one month. We may have to make sure that it is you.

# Children

A child's data are entered by a parent or a guardian. The link ends on the child's 18th birthday.

# If you are not satisfied

Write to us first, so that we can put it right. You also have the right to complain to the data protection authority. In Estonia it is Andmekaitse Inspektsioon (Tatari 39, 10134 Tallinn, info@aki.ee). In Poland it is Urząd Ochrony Danych Osobowych. You may also turn to a court.

# Changes

We write the date of the newest text on top. When a change matters to you, we ask you to read and agree again.
`;
