const gap = 6;
const edge = 8;

/** Under its target, above it when there is no room, and never past the edge of the screen. */
export function placeNear(bubble: HTMLElement, target: Element): void {
  const at = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + gap;
  const top = below + height + edge > clientHeight ? at.top - gap - height : below;
  const left = Math.min(Math.max(edge, at.left + at.width / 2 - width / 2), clientWidth - width - edge);
  bubble.style.top = `${Math.round(top)}px`;
  bubble.style.left = `${Math.round(left)}px`;
}
