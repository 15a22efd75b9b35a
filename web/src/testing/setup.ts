import '#ui/styles/main.css'
import { afterEach } from 'vitest'
import { closePage } from '#testing/open-page.tsx'

// Nothing is looked at halfway between two states.
const still = new CSSStyleSheet()
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
)
document.adoptedStyleSheets = [still]

afterEach(closePage)
