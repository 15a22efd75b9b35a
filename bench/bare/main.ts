import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The smallest possible React page, with which the home page is compared.
const root = document.getElementById('root') as HTMLElement
createRoot(root).render(createElement('h1', null, 'Who will you lift today?'))
