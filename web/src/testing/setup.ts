import '#ui/styles/main.css'
import { afterEach } from 'vitest'
import { closePage } from '#testing/open-page.tsx'

// No animations.
const still = new CSSStyleSheet()
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
)
document.adoptedStyleSheets = [still]

afterEach(closePage)
