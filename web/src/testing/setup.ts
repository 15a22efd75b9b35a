import '#ui/styles/main.css'
import { afterEach } from 'vitest'
import { surviveTranslation } from '#lib/translated-page.ts'
import { closePage } from '#testing/open-page.tsx'
import { translatePage } from '#testing/translate.ts'

// No animations.
const still = new CSSStyleSheet()
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
)
document.adoptedStyleSheets = [still]

// Every test runs on a page as a browser's translation leaves it; journeys test the other case.
surviveTranslation()
translatePage()

afterEach(closePage)
