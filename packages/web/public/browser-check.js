// Shows the warning of index.html to a browser older than two years. It uses nothing that came after 2015, because the
// app itself may not run there. The first pattern that matches decides; an unknown browser gets the benefit of the doubt.
{
  const bar = document.getElementById('unsupported-browser');
  const oldest = JSON.parse(bar.getAttribute('data-oldest'));
  const patterns = [
    [/\bEdg(?:iOS|A)?\/(\d+)/, oldest.edge],
    [/\b(?:Firefox|FxiOS)\/(\d+)/, oldest.firefox],
    [/\b(?:Chrome|CriOS)\/(\d+)/, oldest.chrome],
    [/\bVersion\/(\d+).*\bSafari\//, oldest.safari],
    // Apple names no later system than 18 here, so this says no more.
    [/\bOS (\d+)_\d.* like Mac OS X/, Math.min(oldest.safari, 18)],
  ];
  const known = patterns.find((each) => each[0].test(navigator.userAgent));
  if (known && Number(known[0].exec(navigator.userAgent)[1]) < known[1]) {
    let language = document.documentElement.lang;
    try {
      language = localStorage.getItem('tervita.language') || language;
    } catch (_) {
      // Storage may be forbidden; the page's own language is used then.
    }
    const sentence = bar.querySelector(`[lang="${language}"]`) || bar.querySelector('[lang="en"]');
    sentence.removeAttribute('hidden');
    bar.removeAttribute('hidden');
  }
}
