const WORDS = `
a about after again all also am an and any are as at be because been before being both but by can
cant could did do does doesnt doing dont during each else even ever every few for from get gets
getting go goes going got had has have having he her here hers him his how i id if ill im in into is
isnt it its ive just keep keeps let lets like made make makes making many may me might more most
much must my need needs no nor not now of off on once one only or other our out over own please
really same she should so some somebody someone something such tell than that thats the their them
then there these they theyre thing things this those through to too until up us very want wants was
way we well were what whats when where which while who whom whose why will with would wont yet you
your youre
`

/** Words that say nothing of what is looked for. They count inside fixed expressions only. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))
