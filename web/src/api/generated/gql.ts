/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query LikedAdvice($id: String!) {\n    likedActionGetById(id: $id)\n  }\n": typeof types.LikedAdviceDocument,
    "\n  mutation LikeAdvice($id: String!, $liked: Int) {\n    likedActionUpdateById(id: $id, liked: $liked)\n  }\n": typeof types.LikeAdviceDocument,
    "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.NoteViewedDocument,
    "\n  query SavedAdvice($ids: [String!]!) {\n    goalGetByAdviceIds(ids: $ids) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n    }\n  }\n": typeof types.SavedAdviceDocument,
    "\n  mutation SaveAdvice($obj: GoalCreateInput!) {\n    goalCreate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": typeof types.SaveAdviceDocument,
    "\n  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": typeof types.ChangeSavedAdviceDocument,
    "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      company {\n        name\n        require2FA\n        require2FASince\n        require2FAGraceDays\n      }\n    }\n  }\n": typeof types.FactorsDocument,
    "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n  }\n": typeof types.ShownTipFragmentDoc,
    "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedOfTheDayDocument,
    "\n  query FeedMore($seen: [ID!]!) {\n    feedMore(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedMoreDocument,
    "\n  query FeedPreview($seen: [ID!]!) {\n    feedPreview(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedPreviewDocument,
    "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n": typeof types.LatestImpactIndexDocument,
    "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n": typeof types.AdviceViewedDocument,
    "\n  mutation ReadFeed($feedId: ID!) {\n    recordReadFeed(feedId: $feedId) {\n      _id\n    }\n  }\n": typeof types.ReadFeedDocument,
    "\n  mutation ReadReminder($reminderId: ID!) {\n    recordReadReminder(reminderId: $reminderId) {\n      _id\n    }\n  }\n": typeof types.ReadReminderDocument,
    "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isCompanyAdmin\n      isAppAdmin\n      isPublicUser\n      emailVerified\n      showWelcomeDialog\n      tier\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation FinishWithApp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithAppDocument,
    "\n  mutation FinishWithSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithSmsDocument,
    "\n  mutation FinishWithRecovery($code: String!) {\n    useRecoveryCode(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithRecoveryDocument,
    "\n  mutation RequestSMSOTP {\n    requestSMSOTP\n  }\n": typeof types.RequestSmsotpDocument,
    "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.KeepFlowHistoryDocument,
    "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    adviceId\n    adviceTitle\n    actionTitle\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n": typeof types.ListedGoalFragmentDoc,
    "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionId\n    adviceBody\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n  }\n": typeof types.WholeGoalFragmentDoc,
    "\n  query Goals {\n    goalGetMany {\n      ...ListedGoal\n    }\n  }\n": typeof types.GoalsDocument,
    "\n  query Bookmarks {\n    bookmarkGetMany {\n      ...ListedGoal\n    }\n  }\n": typeof types.BookmarksDocument,
    "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": typeof types.GoalDocument,
    "\n  mutation DeleteGoal($_id: ID!) {\n    goalDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteGoalDocument,
    "\n  mutation RestoreGoal($_id: ID!) {\n    goalRestore(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": typeof types.RestoreGoalDocument,
    "\n  mutation UpdateGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": typeof types.UpdateGoalDocument,
    "\n  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {\n    goalRestore(_id: $_id) {\n      _id\n    }\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": typeof types.BringBackBookmarkDocument,
    "\n  query HomeGoals {\n    goalBookmarkGetMany {\n      _id\n      adviceTitle\n      entity\n      progress\n      endDate\n      reviewDate\n      isGoal\n      isBookmark\n      createdDate\n    }\n  }\n": typeof types.HomeGoalsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      token\n      state\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation GetResetPasswordLink($email: String!) {\n    getResetPasswordLink(email: $email)\n  }\n": typeof types.GetResetPasswordLinkDocument,
    "\n  mutation VerifyResetPasswordCode($code: String!) {\n    verifyResetPasswordCode(code: $code)\n  }\n": typeof types.VerifyResetPasswordCodeDocument,
    "\n  mutation ResetPassword($password: String!, $code: String!) {\n    resetPassword(password: $password, code: $code)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation VerifyEmail($code: String!, $password: String) {\n    verifyEmail(code: $code, password: $password)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation ResendEmailVerification($_id: ID!) {\n    resendEmailVerification(_id: $_id)\n  }\n": typeof types.ResendEmailVerificationDocument,
    "\n  mutation EmailChange($email: String!) {\n    emailChange(email: $email)\n  }\n": typeof types.EmailChangeDocument,
    "\n  query RecentlyViewed {\n    impactActionHistoryGetMany {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n": typeof types.RecentlyViewedDocument,
    "\n  mutation ForgetViewed($_id: ID!) {\n    impactActionHistoryDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.ForgetViewedDocument,
    "\n  mutation ForgetAllViewed {\n    impactActionHistoryDeleteMany\n  }\n": typeof types.ForgetAllViewedDocument,
    "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n": typeof types.FoundHitFragmentDoc,
    "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n": typeof types.LibrarySearchDocument,
    "\n  query StoredSearches {\n    searchGetMany {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": typeof types.StoredSearchesDocument,
    "\n  mutation StoreSearch($obj: SearchCreateInput!) {\n    searchCreate(obj: $obj) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": typeof types.StoreSearchDocument,
    "\n  mutation DeleteSearch($_id: ID!) {\n    searchDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteSearchDocument,
    "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n": typeof types.OnboardingProfileFragmentDoc,
    "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.OnboardingProfileDocument,
    "\n  mutation SaveOnboarding($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.SaveOnboardingDocument,
    "\n  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {\n    userProfileCluster(traitCount: $traitCount, user: $user) {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.FindProfileDocument,
    "\n  query HubReminders {\n    reminderGetMany {\n      _id\n      targetDate\n      categoryId\n      categoryTitle\n      actions\n      roles\n      text\n      readDate\n    }\n  }\n": typeof types.HubRemindersDocument,
    "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n": typeof types.SignInAgainDocument,
    "\n  mutation EndReplacedSession {\n    logout\n  }\n": typeof types.EndReplacedSessionDocument,
    "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n": typeof types.ChangeAddressDocument,
    "\n  mutation EndSession($_id: ID!) {\n    sessionDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    sessionDeleteMany\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n": typeof types.MakeRecoveryCodesDocument,
    "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n    }\n  }\n": typeof types.EventsDocument,
    "\n  mutation ConfirmSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.ConfirmSmsDocument,
    "\n  mutation SetUpSms($phone: String!) {\n    setupSMSOTP(phone: $phone)\n  }\n": typeof types.SetUpSmsDocument,
    "\n  mutation RemoveSms($code: String!) {\n    verifyAndDisableSMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.RemoveSmsDocument,
    "\n  mutation RemoveSmsByRecovery($code: String!) {\n    disableSMSOTPWithRecovery(code: $code) {\n      token\n    }\n  }\n": typeof types.RemoveSmsByRecoveryDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginTotpDocument,
    "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n": typeof types.TestSecondFactorDocument,
};
const documents: Documents = {
    "\n  query LikedAdvice($id: String!) {\n    likedActionGetById(id: $id)\n  }\n": types.LikedAdviceDocument,
    "\n  mutation LikeAdvice($id: String!, $liked: Int) {\n    likedActionUpdateById(id: $id, liked: $liked)\n  }\n": types.LikeAdviceDocument,
    "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n": types.NoteViewedDocument,
    "\n  query SavedAdvice($ids: [String!]!) {\n    goalGetByAdviceIds(ids: $ids) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n    }\n  }\n": types.SavedAdviceDocument,
    "\n  mutation SaveAdvice($obj: GoalCreateInput!) {\n    goalCreate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": types.SaveAdviceDocument,
    "\n  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": types.ChangeSavedAdviceDocument,
    "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      company {\n        name\n        require2FA\n        require2FASince\n        require2FAGraceDays\n      }\n    }\n  }\n": types.FactorsDocument,
    "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n  }\n": types.ShownTipFragmentDoc,
    "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedOfTheDayDocument,
    "\n  query FeedMore($seen: [ID!]!) {\n    feedMore(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedMoreDocument,
    "\n  query FeedPreview($seen: [ID!]!) {\n    feedPreview(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedPreviewDocument,
    "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n": types.LatestImpactIndexDocument,
    "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n": types.AdviceViewedDocument,
    "\n  mutation ReadFeed($feedId: ID!) {\n    recordReadFeed(feedId: $feedId) {\n      _id\n    }\n  }\n": types.ReadFeedDocument,
    "\n  mutation ReadReminder($reminderId: ID!) {\n    recordReadReminder(reminderId: $reminderId) {\n      _id\n    }\n  }\n": types.ReadReminderDocument,
    "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isCompanyAdmin\n      isAppAdmin\n      isPublicUser\n      emailVerified\n      showWelcomeDialog\n      tier\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation FinishWithApp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": types.FinishWithAppDocument,
    "\n  mutation FinishWithSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": types.FinishWithSmsDocument,
    "\n  mutation FinishWithRecovery($code: String!) {\n    useRecoveryCode(code: $code) {\n      token\n    }\n  }\n": types.FinishWithRecoveryDocument,
    "\n  mutation RequestSMSOTP {\n    requestSMSOTP\n  }\n": types.RequestSmsotpDocument,
    "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n": types.KeepFlowHistoryDocument,
    "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    adviceId\n    adviceTitle\n    actionTitle\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n": types.ListedGoalFragmentDoc,
    "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionId\n    adviceBody\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n  }\n": types.WholeGoalFragmentDoc,
    "\n  query Goals {\n    goalGetMany {\n      ...ListedGoal\n    }\n  }\n": types.GoalsDocument,
    "\n  query Bookmarks {\n    bookmarkGetMany {\n      ...ListedGoal\n    }\n  }\n": types.BookmarksDocument,
    "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": types.GoalDocument,
    "\n  mutation DeleteGoal($_id: ID!) {\n    goalDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteGoalDocument,
    "\n  mutation RestoreGoal($_id: ID!) {\n    goalRestore(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": types.RestoreGoalDocument,
    "\n  mutation UpdateGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": types.UpdateGoalDocument,
    "\n  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {\n    goalRestore(_id: $_id) {\n      _id\n    }\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": types.BringBackBookmarkDocument,
    "\n  query HomeGoals {\n    goalBookmarkGetMany {\n      _id\n      adviceTitle\n      entity\n      progress\n      endDate\n      reviewDate\n      isGoal\n      isBookmark\n      createdDate\n    }\n  }\n": types.HomeGoalsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      token\n      state\n    }\n  }\n": types.LoginDocument,
    "\n  mutation GetResetPasswordLink($email: String!) {\n    getResetPasswordLink(email: $email)\n  }\n": types.GetResetPasswordLinkDocument,
    "\n  mutation VerifyResetPasswordCode($code: String!) {\n    verifyResetPasswordCode(code: $code)\n  }\n": types.VerifyResetPasswordCodeDocument,
    "\n  mutation ResetPassword($password: String!, $code: String!) {\n    resetPassword(password: $password, code: $code)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation VerifyEmail($code: String!, $password: String) {\n    verifyEmail(code: $code, password: $password)\n  }\n": types.VerifyEmailDocument,
    "\n  mutation ResendEmailVerification($_id: ID!) {\n    resendEmailVerification(_id: $_id)\n  }\n": types.ResendEmailVerificationDocument,
    "\n  mutation EmailChange($email: String!) {\n    emailChange(email: $email)\n  }\n": types.EmailChangeDocument,
    "\n  query RecentlyViewed {\n    impactActionHistoryGetMany {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n": types.RecentlyViewedDocument,
    "\n  mutation ForgetViewed($_id: ID!) {\n    impactActionHistoryDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.ForgetViewedDocument,
    "\n  mutation ForgetAllViewed {\n    impactActionHistoryDeleteMany\n  }\n": types.ForgetAllViewedDocument,
    "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n": types.FoundHitFragmentDoc,
    "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n": types.LibrarySearchDocument,
    "\n  query StoredSearches {\n    searchGetMany {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": types.StoredSearchesDocument,
    "\n  mutation StoreSearch($obj: SearchCreateInput!) {\n    searchCreate(obj: $obj) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": types.StoreSearchDocument,
    "\n  mutation DeleteSearch($_id: ID!) {\n    searchDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteSearchDocument,
    "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n": types.OnboardingProfileFragmentDoc,
    "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n": types.OnboardingProfileDocument,
    "\n  mutation SaveOnboarding($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...OnboardingProfile\n    }\n  }\n": types.SaveOnboardingDocument,
    "\n  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {\n    userProfileCluster(traitCount: $traitCount, user: $user) {\n      ...OnboardingProfile\n    }\n  }\n": types.FindProfileDocument,
    "\n  query HubReminders {\n    reminderGetMany {\n      _id\n      targetDate\n      categoryId\n      categoryTitle\n      actions\n      roles\n      text\n      readDate\n    }\n  }\n": types.HubRemindersDocument,
    "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n": types.SignInAgainDocument,
    "\n  mutation EndReplacedSession {\n    logout\n  }\n": types.EndReplacedSessionDocument,
    "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n": types.ChangeAddressDocument,
    "\n  mutation EndSession($_id: ID!) {\n    sessionDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    sessionDeleteMany\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n": types.MakeRecoveryCodesDocument,
    "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n": types.SessionsDocument,
    "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n    }\n  }\n": types.EventsDocument,
    "\n  mutation ConfirmSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": types.ConfirmSmsDocument,
    "\n  mutation SetUpSms($phone: String!) {\n    setupSMSOTP(phone: $phone)\n  }\n": types.SetUpSmsDocument,
    "\n  mutation RemoveSms($code: String!) {\n    verifyAndDisableSMSOTP(code: $code) {\n      token\n    }\n  }\n": types.RemoveSmsDocument,
    "\n  mutation RemoveSmsByRecovery($code: String!) {\n    disableSMSOTPWithRecovery(code: $code) {\n      token\n    }\n  }\n": types.RemoveSmsByRecoveryDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n": types.RemoveTotpDocument,
    "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n": types.BeginTotpDocument,
    "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n": types.TestSecondFactorDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LikedAdvice($id: String!) {\n    likedActionGetById(id: $id)\n  }\n"): typeof import('./graphql.ts').LikedAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LikeAdvice($id: String!, $liked: Int) {\n    likedActionUpdateById(id: $id, liked: $liked)\n  }\n"): typeof import('./graphql.ts').LikeAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').NoteViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedAdvice($ids: [String!]!) {\n    goalGetByAdviceIds(ids: $ids) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n    }\n  }\n"): typeof import('./graphql.ts').SavedAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAdvice($obj: GoalCreateInput!) {\n    goalCreate(obj: $obj) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SaveAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').ChangeSavedAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      company {\n        name\n        require2FA\n        require2FASince\n        require2FAGraceDays\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n  }\n"): typeof import('./graphql.ts').ShownTipFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FeedOfTheDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedMore($seen: [ID!]!) {\n    feedMore(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FeedMoreDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedPreview($seen: [ID!]!) {\n    feedPreview(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FeedPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LatestImpactIndexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').AdviceViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadFeed($feedId: ID!) {\n    recordReadFeed(feedId: $feedId) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ReadFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadReminder($reminderId: ID!) {\n    recordReadReminder(reminderId: $reminderId) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ReadReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isCompanyAdmin\n      isAppAdmin\n      isPublicUser\n      emailVerified\n      showWelcomeDialog\n      tier\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishWithApp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').FinishWithAppDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishWithSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').FinishWithSmsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishWithRecovery($code: String!) {\n    useRecoveryCode(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').FinishWithRecoveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSMSOTP {\n    requestSMSOTP\n  }\n"): typeof import('./graphql.ts').RequestSmsotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').KeepFlowHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    adviceId\n    adviceTitle\n    actionTitle\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n"): typeof import('./graphql.ts').ListedGoalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionId\n    adviceBody\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n  }\n"): typeof import('./graphql.ts').WholeGoalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Goals {\n    goalGetMany {\n      ...ListedGoal\n    }\n  }\n"): typeof import('./graphql.ts').GoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bookmarks {\n    bookmarkGetMany {\n      ...ListedGoal\n    }\n  }\n"): typeof import('./graphql.ts').BookmarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').GoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGoal($_id: ID!) {\n    goalDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreGoal($_id: ID!) {\n    goalRestore(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').RestoreGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').UpdateGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {\n    goalRestore(_id: $_id) {\n      _id\n    }\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').BringBackBookmarkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeGoals {\n    goalBookmarkGetMany {\n      _id\n      adviceTitle\n      entity\n      progress\n      endDate\n      reviewDate\n      isGoal\n      isBookmark\n      createdDate\n    }\n  }\n"): typeof import('./graphql.ts').HomeGoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      token\n      state\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetResetPasswordLink($email: String!) {\n    getResetPasswordLink(email: $email)\n  }\n"): typeof import('./graphql.ts').GetResetPasswordLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyResetPasswordCode($code: String!) {\n    verifyResetPasswordCode(code: $code)\n  }\n"): typeof import('./graphql.ts').VerifyResetPasswordCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($password: String!, $code: String!) {\n    resetPassword(password: $password, code: $code)\n  }\n"): typeof import('./graphql.ts').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n"): typeof import('./graphql.ts').SignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($code: String!, $password: String) {\n    verifyEmail(code: $code, password: $password)\n  }\n"): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEmailVerification($_id: ID!) {\n    resendEmailVerification(_id: $_id)\n  }\n"): typeof import('./graphql.ts').ResendEmailVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailChange($email: String!) {\n    emailChange(email: $email)\n  }\n"): typeof import('./graphql.ts').EmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentlyViewed {\n    impactActionHistoryGetMany {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n"): typeof import('./graphql.ts').RecentlyViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetViewed($_id: ID!) {\n    impactActionHistoryDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ForgetViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetAllViewed {\n    impactActionHistoryDeleteMany\n  }\n"): typeof import('./graphql.ts').ForgetAllViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n"): typeof import('./graphql.ts').FoundHitFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LibrarySearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredSearches {\n    searchGetMany {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n"): typeof import('./graphql.ts').StoredSearchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StoreSearch($obj: SearchCreateInput!) {\n    searchCreate(obj: $obj) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n"): typeof import('./graphql.ts').StoreSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSearch($_id: ID!) {\n    searchDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n"): typeof import('./graphql.ts').OnboardingProfileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOnboarding($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...OnboardingProfile\n    }\n  }\n"): typeof import('./graphql.ts').SaveOnboardingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {\n    userProfileCluster(traitCount: $traitCount, user: $user) {\n      ...OnboardingProfile\n    }\n  }\n"): typeof import('./graphql.ts').FindProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubReminders {\n    reminderGetMany {\n      _id\n      targetDate\n      categoryId\n      categoryTitle\n      actions\n      roles\n      text\n      readDate\n    }\n  }\n"): typeof import('./graphql.ts').HubRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n"): typeof import('./graphql.ts').SignInAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndReplacedSession {\n    logout\n  }\n"): typeof import('./graphql.ts').EndReplacedSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n"): typeof import('./graphql.ts').ChangeAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($_id: ID!) {\n    sessionDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    sessionDeleteMany\n  }\n"): typeof import('./graphql.ts').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n"): typeof import('./graphql.ts').MakeRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n"): typeof import('./graphql.ts').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n    }\n  }\n"): typeof import('./graphql.ts').EventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmSmsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpSms($phone: String!) {\n    setupSMSOTP(phone: $phone)\n  }\n"): typeof import('./graphql.ts').SetUpSmsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSms($code: String!) {\n    verifyAndDisableSMSOTP(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RemoveSmsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSmsByRecovery($code: String!) {\n    disableSMSOTPWithRecovery(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RemoveSmsByRecoveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RemoveTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n"): typeof import('./graphql.ts').BeginTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n"): typeof import('./graphql.ts').TestSecondFactorDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
