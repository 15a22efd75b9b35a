/**
 * Keeps React working on a page that the browser translates. Chrome and Edge put a `font` element
 * in the place of each text node; React still refers to the removed node, and would throw when it
 * removes it, inserts before it or changes its text (react/react#11538). This code gives React the
 * `font` element in place of the node, and puts the node back for a new text, which the browser
 * then translates again.
 */
export function surviveTranslation(): void {
  const standIns = new WeakMap<Node, Element>()
  const standInOf = (node: Node | null): Element | undefined => {
    const found = node?.parentNode === null ? standIns.get(node) : undefined
    return found?.isConnected ? found : undefined
  }
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (font === undefined) continue
      for (const node of removedNodes) if (node instanceof Text) standIns.set(node, font)
    }
  }).observe(document.documentElement, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  // Libraries pass undefined as well as null.
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!child || child.parentNode === this) return removeChild.call(this, child) as T
    standInOf(child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    const isHere = !next || next.parentNode === this
    return insertBefore.call(this, node, (isHere ? next : standInOf(next)) ?? null) as T
  }
  const words = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...words,
    set(this: Node, text: string | null) {
      words?.set?.call(this, text)
      standInOf(this)?.replaceWith(this)
    },
  })
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
