export const cookiePolicy = `
> We keep in your browser only what the service needs to work.
> Counting the pages that you open is off unless you allow it.
> You can change your choice on this page at any time. It counts for 90 days.

# What this is about

A cookie is a small text that a website leaves in your browser and gets back with each visit. Browsers have other places too: local storage, which stays on the device, and session storage, which is gone when you close the tab. This page lists everything that Tervita keeps in these places. When we say cookies, we mean all of them.

Tervita OÜ is responsible for these cookies. We use no advertising cookies, we put no other company's content into our pages, and we do not follow you to other websites.

# Essential cookies

Without these the service does not work, so they need no permission. They are always on.

- tervita or __Host-tervita (cookie): your session. It holds a random code that says you are signed in, and nothing about you. It ends when you sign out, after 30 minutes without use, or 12 hours after you signed in. Scripts in the page cannot read it.
- tervita-sign-in (cookie): ties a sign-in with a digital ID to the browser that began it. It is gone when the sign-in ends, at the latest after 15 minutes.
- tervita.PRM_COOKIE_CONSENT (local storage): the choice that you make on this page. It counts for 90 days and is not sent to us.
- tervita.language (local storage): the language you chose.
- tervita.theme (local storage): light or dark appearance, if you chose one.
- tervita.menu (local storage): whether the side menu is wide or narrow.
- tervita.sign-in-method (local storage): the way you signed in last time, so that we can show it first. It does not say who you are.
- tervita.draft (local storage): text that you have typed but not sent, so that a lost connection or an ended session does not take it. It belongs to your account, stays on this device for at most 30 days, and is deleted when you send the text or sign out.
- tervita-last-seen (browser database), tervita.last-seen (local storage): the e-contacts that a patient opened last, so that they can be read without a connection, and whose they are. They stay on this device for at most 7 days and are deleted when you sign out, when somebody else signs in, and when you switch it off in the settings. Clinic staff leave nothing there.
- tervita-… (browser cache): the files of the app itself, so that it opens without a connection. They say nothing about you.
- tervita.push (local storage): that you asked for notices on this device. The address for them is given by the maker of your browser; a notice is encrypted, so that only your device can read it.
- tervita.reads-only-online, tervita.notices-offered, tervita.leaving (local storage): that you keep nothing for reading without a connection, that we have offered notices once, that you signed out while there was no connection.
- tervita.requested (session storage): the page that you wanted to open before you signed in.
- tervita.clinic (session storage): the clinic that an employee works for in this tab.
- tervita.sign-in-started (session storage): when you began to sign in, so that we can say why it did not succeed.

The legal basis is that the storage is strictly necessary for a service that you asked for yourself.

# Analytical cookies

Counting helps us to see which pages are used, so that we can make the service easier. It is off unless you allow it. No page is counted before you have said yes.

If you allow it, each page that you open adds one to the count of that page for that day, on our own server. The name of the page, for example “settings”, is all that we count. We do not keep with it who opened the page, from which device or at which address, and nothing of what you write. Nothing goes to another company.

No cookie is set for this: only your choice is kept, as listed above. Counting is not switched on everywhere. Where it is off, nobody is asked, no page is counted, and your choice changes nothing. If we begin to use an analytical cookie, we list it here first.

The legal basis is your consent. You need not give it, and the service works the same without it.

One thing does not depend on this choice and keeps nothing in the browser: how often clinic staff use tools of their work, such as shortcut keys, templates and translation. Whoever runs the platform sees only sums over all clinics.

# Your choice

Where visits are counted, you see on your first visit a small card with three possibilities.

- Accept all allows essential cookies and counting.
- Only necessary leaves counting off.
- Choose shows the two kinds, so that you can decide about each.

Until you choose, only essential cookies are used and no page is counted. You can go on using the page without choosing. Your choice counts in this browser and on this device for 90 days. Then we ask again, because a device may have a new owner and people may change their minds.

To change the choice, use the settings on this page or the link at the bottom of the start page. When you take a permission back, counting stops at once.

# In the browser itself

You can see and delete cookies and stored data in the settings of your browser. If you delete everything, you are signed out, drafts that were not sent are lost, and your choice is forgotten. If you block all storage, you cannot sign in, because the service has no way to know that it is still you.

On a shared device, sign out when you are done. Then your session ends and your drafts are deleted from the device.

# Other pages

When you sign in with a digital ID, Google or Apple, you go to a page of that service for a moment. It may use cookies of its own. Its own rules apply to them, and we have no control over them.

# More about your data

The privacy policy says which data we have, why, for how long, and which rights you have. Questions about cookies are answered at privacy@tervita.example. You may also complain to the data protection authority, in Estonia to Andmekaitse Inspektsioon (info@aki.ee).

# Changes

When we add a cookie, we put it into this list before we use it. The date on top says when the text last changed.
`;
