/** The vendor's global with the same options: new DokobitIdentity({ sessionToken, locale, callback }).init(). */
export const integrationScript = `(function () {
  'use strict';
  var script = document.currentScript;
  var home = script ? script.src.replace(/\\/js\\/dokobit-integration\\.min\\.js.*$/, '') : '';
  function DokobitIdentity(options) {
    this.options = options || {};
  }
  DokobitIdentity.prototype.init = function () {
    var options = this.options;
    var host = (options.host || home).replace(/\\/$/, '');
    var container = document.querySelector(options.container || '#Dokobit-identity-container');
    if (!container) throw new Error('DokobitIdentity: no container');
    var frame = document.createElement('iframe');
    frame.title = 'Dokobit';
    frame.src = host + '/auth/' + encodeURIComponent(options.sessionToken) + '?lang=' + encodeURIComponent(options.locale || 'en');
    frame.style.cssText = 'display:block;width:100%;min-height:640px;border:0;border-radius:14px';
    var origin = new URL(host, location.href).origin;
    window.addEventListener('message', function (event) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (!event.data || typeof event.data.dokobitReturnToken !== 'string') return;
      if (options.callback) options.callback(event.data.dokobitReturnToken);
    });
    container.replaceChildren(frame);
    return this;
  };
  window.DokobitIdentity = DokobitIdentity;
})();
`;
