const SKIPPED = ['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'FONT']

/**
 * Changes the page as a browser's translation does, and keeps doing it: each text node is removed,
 * and `font` elements replace it. The words stay the same, so that tests can read them.
 */
export function translatePage(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      for (const text of textsOf(node)) translate(text)
    }
  }).observe(document.body, { childList: true, subtree: true })
}

function textsOf(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [node]
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  return texts
}

function translate(text: Node): void {
  const parent = text.parentElement
  if (!parent || !text.nodeValue?.trim() || SKIPPED.includes(parent.tagName)) return
  if (parent.closest('[translate=no]')) return
  const outer = document.createElement('font')
  outer.appendChild(document.createElement('font')).textContent = text.nodeValue
  parent.replaceChild(outer, text)
}
