import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The least that React can show: what the home page is measured against.
const root = document.getElementById('root') as HTMLElement
createRoot(root).render(createElement('h1', null, 'Who will you lift today?'))
