/** Words about people, places and times that set the scene of a question, rarely its subject. */
const SCENE: ReadonlySet<string> = new Set(
  `
    nurse nurses doctor doctors ward wards clinic hospital pharmacy patient patients carer carers
    chef chefs cook cooks kitchen restaurant waiter waitress porter commis hotel guest guests bar
    warehouse forklift lorry truck driver drivers depot factory plant machine machines lathe workshop
    garage car cars van site builder builders electrician plumber store shop shops till supermarket
    teacher teachers school schools pupil pupils student students class classroom university
    developer developers dev devs engineer engineers designer studio lab lawyer accountant finance
    purchasing sales marketing hr it department dept company firm agency freelancer office floor
    bank library council hall airport train bus salon gym farm museum theatre church
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
    fridays saturdays sundays january february march april june july august september october
    november december spring summer autumn winter christmas easter morning mornings afternoon evening
    night nights noon lunch today tomorrow yesterday tonight week weeks weekly month months year years
    hour hours minute minutes day days quarter
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty
    sixty hundred half
    guy guys lad lads man men woman women girl boy lady mum dad wife husband partner sister brother
    people person folks everyone everybody nobody anyone others lot bit kind stuff
  `
    .trim()
    .split(/\s+/),
)

export const isScene = (raw: string): boolean => SCENE.has(raw) || /^\d+$/.test(raw)
