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
    "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isAppAdmin\n      isPublicUser\n      viewerCanAdminister\n      viewerCanAdministerApp\n      emailVerified\n      showWelcomeDialog\n      hasUnreadNews\n      tier\n      entityOrder\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  query CompanyChanges($companyId: ID) {\n    companyEventGetMany(companyId: $companyId) {\n      _id\n      at\n      kind\n      who\n      about\n      items\n      fields\n      counts {\n        what\n        count\n      }\n      month\n    }\n  }\n": typeof types.CompanyChangesDocument,
    "\n  query ImportChanges($companyId: ID, $import: ID!, $before: ID, $first: Int!) {\n    companyEventGetMany(companyId: $companyId, import: $import, before: $before, first: $first) {\n      _id\n      kind\n      about\n      fields\n    }\n  }\n": typeof types.ImportChangesDocument,
    "\n  query MemberOfCompany($id: ID!, $companyId: ID) {\n    memberGet(_id: $id, companyId: $companyId) {\n      ...MemberRecord\n    }\n  }\n": typeof types.MemberOfCompanyDocument,
    "\n  mutation UpdateMember($obj: MemberChangeInput!) {\n    memberUpdate(obj: $obj)\n  }\n": typeof types.UpdateMemberDocument,
    "\n  mutation DeactivateMember($id: ID!, $companyId: ID) {\n    memberDeactivate(_id: $id, companyId: $companyId)\n  }\n": typeof types.DeactivateMemberDocument,
    "\n  mutation ReactivateMember($id: ID!, $companyId: ID) {\n    memberReactivate(_id: $id, companyId: $companyId)\n  }\n": typeof types.ReactivateMemberDocument,
    "\n  mutation SendInvitation($id: ID!, $companyId: ID) {\n    invitationSend(_id: $id, companyId: $companyId)\n  }\n": typeof types.SendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $companyId: ID) {\n    invitationRevoke(_id: $id, companyId: $companyId)\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  fragment MemberRecord on Member {\n    _id\n    version\n    email\n    firstName\n    lastName\n    role\n    isCompanyAdmin\n    state\n    isSelf\n    createdDate\n    deactivatedDate\n    lastIosLogin\n    expires\n    isValid\n  }\n": typeof types.MemberRecordFragmentDoc,
    "\n  query Members(\n    $query: String\n    $state: MemberState\n    $role: MemberRole\n    $sort: MemberSort\n    $after: String\n    $companyId: ID\n    $isPublic: Boolean\n    $withAccess: Boolean\n  ) {\n    memberGetMany(\n      query: $query\n      state: $state\n      role: $role\n      sort: $sort\n      after: $after\n      companyId: $companyId\n      isPublic: $isPublic\n      withAccess: $withAccess\n    ) {\n      total\n      next\n      rows {\n        ...MemberRecord\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  query MembersElsewhere($query: String, $role: MemberRole, $companyId: ID) {\n    invited: memberGetMany(\n      query: $query\n      role: $role\n      state: invited\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n    deactivated: memberGetMany(\n      query: $query\n      role: $role\n      state: deactivated\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n  }\n": typeof types.MembersElsewhereDocument,
    "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.NoteViewedDocument,
    "\n  query LikedAdvice($id: String!) {\n    likedActionGetById(id: $id)\n  }\n": typeof types.LikedAdviceDocument,
    "\n  mutation LikeAdvice($id: String!, $liked: Int) {\n    likedActionUpdateById(id: $id, liked: $liked)\n  }\n": typeof types.LikeAdviceDocument,
    "\n  query FitGet($entity: String, $first: Int) {\n    fitGet(entity: $entity, first: $first) {\n      isOn\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n": typeof types.FitGetDocument,
    "\n  mutation UpdateAdviceWish($adviceId: ID!, $wish: String) {\n    adviceWishUpdate(adviceId: $adviceId, wish: $wish)\n  }\n": typeof types.UpdateAdviceWishDocument,
    "\n  mutation ForgetAdviceWishes {\n    adviceWishDeleteMany\n  }\n": typeof types.ForgetAdviceWishesDocument,
    "\n  query Occasions($entity: String) {\n    occasionsGet(entity: $entity) {\n      kits\n      paths\n    }\n  }\n": typeof types.OccasionsDocument,
    "\n  query SavedAdvice($ids: [String!]!, $first: Int, $after: ID) {\n    goalGetByAdviceIds(ids: $ids, first: $first, after: $after) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n      planWhen\n      planThen\n    }\n  }\n": typeof types.SavedAdviceDocument,
    "\n  mutation SaveAdvice($obj: GoalCreateInput!) {\n    goalCreate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": typeof types.SaveAdviceDocument,
    "\n  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": typeof types.ChangeSavedAdviceDocument,
    "\n  fragment CompanyRow on CompanyOverview {\n    _id\n    name\n    members\n    domains\n    require2FA\n    seatLimit\n    isPublicDefault\n    createdDate\n  }\n": typeof types.CompanyRowFragmentDoc,
    "\n  query Companies($query: String, $first: Int, $after: String) {\n    companyOverviewGetMany(query: $query, first: $first, after: $after) {\n      total\n      next\n      rows {\n        ...CompanyRow\n      }\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  query AnyCompany($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n      isPublicDefault\n      createdDate\n    }\n    memberCounts(companyId: $id) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n": typeof types.AnyCompanyDocument,
    "\n  query DeletedCompanies {\n    companyDeletedGetMany {\n      _id\n      name\n      at\n      who\n    }\n  }\n": typeof types.DeletedCompaniesDocument,
    "\n  query PublicUsers {\n    memberCounts(isPublic: true) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n": typeof types.PublicUsersDocument,
    "\n  mutation CreateCompany($obj: CompanyCreateInput!) {\n    companyCreate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": typeof types.CreateCompanyDocument,
    "\n  mutation UpdateAnyCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": typeof types.UpdateAnyCompanyDocument,
    "\n  mutation DeleteCompany($id: ID!) {\n    companyDelete(_id: $id) {\n      _id\n    }\n  }\n": typeof types.DeleteCompanyDocument,
    "\n  mutation InviteAdmin($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n": typeof types.InviteAdminDocument,
    "\n  query ServerParts {\n    appHealth {\n      version\n      storeKind\n      backupDate\n      model {\n        place\n        problem\n      }\n      pictures {\n        place\n        problem\n      }\n    }\n  }\n": typeof types.ServerPartsDocument,
    "\n  query AnyMember($id: ID!) {\n    memberGet(_id: $id) {\n      ...MemberRecord\n      company {\n        _id\n        name\n      }\n      account {\n        _id\n        emailVerified\n        isAppAdmin\n        tier\n        lastIosLogin\n      }\n    }\n  }\n": typeof types.AnyMemberDocument,
    "\n  mutation MoveMember($id: ID!, $from: ID!, $to: ID!) {\n    memberMove(_id: $id, from: $from, to: $to)\n  }\n": typeof types.MoveMemberDocument,
    "\n  query PersonMembership($user: ID!) {\n    personMembershipGet(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n": typeof types.PersonMembershipDocument,
    "\n  fragment PersonMembershipFields on PersonMembership {\n    isMember\n    memberUntil\n    joinedCompany\n    customerId\n    problems\n    memberships {\n      source\n      plan\n      status\n      amount\n      currency\n      interval\n      renewsDate\n      endsDate\n      graceEndsDate\n    }\n  }\n": typeof types.PersonMembershipFieldsFragmentDoc,
    "\n  mutation GiftCreate($user: ID!, $until: DateTime!) {\n    giftCreate(user: $user, until: $until) {\n      ...PersonMembershipFields\n    }\n  }\n": typeof types.GiftCreateDocument,
    "\n  mutation GiftEnd($user: ID!) {\n    giftEnd(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n": typeof types.GiftEndDocument,
    "\n  query Feedback($before: DateTime, $beforeId: ID, $first: Int) {\n    feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) {\n      _id\n      date\n      email\n      name\n      user_id\n      message\n      path\n    }\n  }\n": typeof types.FeedbackDocument,
    "\n  query MissingWords($first: Int) {\n    missingWordsGetMany(first: $first) {\n      words\n      people\n      lastDay\n    }\n  }\n": typeof types.MissingWordsDocument,
    "\n  query AppHealth {\n    appHealth {\n      people\n      individuals\n      memberships\n      companies\n      signIns {\n        day\n        count\n      }\n      outboxWaiting\n      outboxFailed\n      feedbackWaiting\n      feedbackToDelete\n      feedbackTrouble\n      contentVersion\n      indexMs\n      storeKind\n      storeBytes\n    }\n  }\n": typeof types.AppHealthDocument,
    "\n  query MembershipProblems {\n    membershipProblemGetMany {\n      problem\n      user\n      email\n      firstName\n      lastName\n      customerId\n      date\n    }\n  }\n": typeof types.MembershipProblemsDocument,
    "\n  query Setup {\n    setupGet {\n      hasSecondFactor\n      publicCompany {\n        _id\n        name\n      }\n      firstCompany {\n        _id\n        name\n      }\n      hasCompanyAdmin\n      wasMailSent\n      testMail {\n        to\n        state\n        error\n      }\n      parts {\n        part\n        isReady\n        settings\n      }\n    }\n  }\n": typeof types.SetupDocument,
    "\n  mutation CreatePublicCompany($name: String!) {\n    companyPublicCreate(name: $name) {\n      _id\n    }\n  }\n": typeof types.CreatePublicCompanyDocument,
    "\n  mutation SendTestMail {\n    setupTestMail\n  }\n": typeof types.SendTestMailDocument,
    "\n  query AppAdmins {\n    appAdminGetMany {\n      _id\n      email\n      firstName\n      lastName\n      hasSecondFactor\n      hasAccess\n    }\n  }\n": typeof types.AppAdminsDocument,
    "\n  mutation AppointAppAdmin($email: String!) {\n    appAdminAppoint(email: $email)\n  }\n": typeof types.AppointAppAdminDocument,
    "\n  mutation RemoveAppAdmin($id: ID!) {\n    appAdminRemove(_id: $id)\n  }\n": typeof types.RemoveAppAdminDocument,
    "\n  fragment CompanyChannel on CompanyChannel {\n    _id\n    kind\n    name\n    host\n    ending\n    who\n    isOn\n    isStopped\n    lastSentDate\n    lastError\n  }\n": typeof types.CompanyChannelFragmentDoc,
    "\n  query CompanyChannels {\n    companyChannelGetMany {\n      ...CompanyChannel\n    }\n  }\n": typeof types.CompanyChannelsDocument,
    "\n  mutation CreateCompanyChannel($obj: CompanyChannelCreateInput!) {\n    companyChannelCreate(obj: $obj) {\n      secret\n      channel {\n        ...CompanyChannel\n      }\n    }\n  }\n": typeof types.CreateCompanyChannelDocument,
    "\n  mutation TurnCompanyChannel($_id: ID!, $isOn: Boolean!) {\n    companyChannelUpdate(_id: $_id, isOn: $isOn) {\n      ...CompanyChannel\n    }\n  }\n": typeof types.TurnCompanyChannelDocument,
    "\n  mutation TestCompanyChannel($_id: ID!) {\n    companyChannelTest(_id: $_id) {\n      ...CompanyChannel\n    }\n  }\n": typeof types.TestCompanyChannelDocument,
    "\n  mutation DeleteCompanyChannel($_id: ID!) {\n    companyChannelDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteCompanyChannelDocument,
    "\n  fragment ChatMessage on ChatMessage {\n    _id\n    chatId\n    text\n    kind\n    question\n    asksWhom\n    draft\n    sentences {\n      text\n      sources\n    }\n    sources {\n      n\n      kind\n      id\n      title\n      path\n    }\n    cards {\n      kind\n      id\n      title\n      action\n      situation\n      reason\n      path\n      told\n    }\n    closest {\n      title\n      situation\n    }\n  }\n": typeof types.ChatMessageFragmentDoc,
    "\n  query Chat($_id: ID!) {\n    chatGet(_id: $_id) {\n      _id\n      messages {\n        ...ChatMessage\n      }\n    }\n  }\n": typeof types.ChatDocument,
    "\n  query Chats($first: Int, $after: ID) {\n    chatSettings {\n      writer\n      reader\n    }\n    chatGetMany(first: $first, after: $after) {\n      _id\n      title\n      updatedDate\n    }\n  }\n": typeof types.ChatsDocument,
    "\n  mutation SendMessage($obj: ChatSendInput!) {\n    chatSend(obj: $obj) {\n      ...ChatMessage\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation DeleteChat($_id: ID!) {\n    chatDelete(_id: $_id)\n  }\n": typeof types.DeleteChatDocument,
    "\n  fragment Memory on ChatMemory {\n    state\n    lines {\n      _id\n      text\n    }\n  }\n": typeof types.MemoryFragmentDoc,
    "\n  query Memory {\n    chatMemoryGetMany {\n      ...Memory\n    }\n  }\n": typeof types.MemoryDocument,
    "\n  mutation UpdateMemory($obj: ChatMemoryUpdateInput!) {\n    chatMemoryUpdate(obj: $obj) {\n      ...Memory\n    }\n  }\n": typeof types.UpdateMemoryDocument,
    "\n  mutation Forget($_id: ID) {\n    chatMemoryDelete(_id: $_id) {\n      ...Memory\n    }\n  }\n": typeof types.ForgetDocument,
    "\n  fragment CompanyRecord on Company {\n    _id\n    version\n    name\n    businessModel\n    geographyFocus\n    revenue\n    industry\n    numberOfEmployees\n    engagementLevel\n    employeeTurnover\n    emailDomains\n    adminEmails\n    referralCode\n    referralCodeExpires\n    seatLimit\n    require2FA\n    require2FASince\n    require2FAGraceDays\n    sessionHours\n    sessionIdleMinutes\n  }\n": typeof types.CompanyRecordFragmentDoc,
    "\n  query CompanyOfAdmin($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n    }\n    memberCounts {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n    companyDomainGetMany {\n      domain\n      expires\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        firstName\n        lastName\n        email\n        state\n        isSelf\n      }\n    }\n  }\n": typeof types.CompanyOfAdminDocument,
    "\n  query CompanyName($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      name\n    }\n  }\n": typeof types.CompanyNameDocument,
    "\n  query CompanySecondFactors {\n    companySecondFactors {\n      members\n      without\n      names\n    }\n  }\n": typeof types.CompanySecondFactorsDocument,
    "\n  mutation UpdateCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": typeof types.UpdateCompanyDocument,
    "\n  mutation ProveDomain($email: String!) {\n    companyDomainProve(email: $email)\n  }\n": typeof types.ProveDomainDocument,
    "\n  mutation ConfirmDomain($code: String!) {\n    companyDomainConfirm(code: $code)\n  }\n": typeof types.ConfirmDomainDocument,
    "\n  mutation RemoveDomain($domain: String!) {\n    companyDomainRemove(domain: $domain)\n  }\n": typeof types.RemoveDomainDocument,
    "\n  query MemberImport($companyId: ID) {\n    memberImportGet(companyId: $companyId) {\n      _id\n      previewId\n      state\n      fileName\n      encoding\n      createdDate\n      problem\n      rows\n      passed\n      total\n      missingProblem\n      columns {\n        name\n        field\n        isUnreadable\n        samples\n      }\n      counts {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n        missing\n      }\n      outside\n      isOutdated\n      results {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n      }\n    }\n  }\n": typeof types.MemberImportDocument,
    "\n  query MemberImportRows(\n    $id: ID!\n    $companyId: ID\n    $verdict: MemberImportVerdict\n    $after: Int\n  ) {\n    memberImportRowGetMany(_id: $id, companyId: $companyId, verdict: $verdict, after: $after) {\n      next\n      rows {\n        number\n        email\n        name\n        verdict\n        planned\n        problem\n        changes {\n          field\n          from\n          to\n        }\n      }\n    }\n  }\n": typeof types.MemberImportRowsDocument,
    "\n  mutation MapMemberImport($id: ID!, $companyId: ID, $fields: [MemberImportField]!) {\n    memberImportMap(_id: $id, companyId: $companyId, fields: $fields)\n  }\n": typeof types.MapMemberImportDocument,
    "\n  mutation StartMemberImport($id: ID!, $companyId: ID, $previewId: Int!, $missing: Int) {\n    memberImportStart(_id: $id, companyId: $companyId, previewId: $previewId, missing: $missing)\n  }\n": typeof types.StartMemberImportDocument,
    "\n  mutation CancelMemberImport($id: ID!, $companyId: ID) {\n    memberImportCancel(_id: $id, companyId: $companyId)\n  }\n": typeof types.CancelMemberImportDocument,
    "\n  mutation InviteMember($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n": typeof types.InviteMemberDocument,
    "\n  mutation MakeInvitationLink($days: Int!, $uses: Int!) {\n    invitationLinkCreate(days: $days, uses: $uses) {\n      _id\n      code\n      expires\n      uses\n    }\n  }\n": typeof types.MakeInvitationLinkDocument,
    "\n  query InvitationLinks {\n    invitationLinkGetMany {\n      _id\n      createdDate\n      expires\n      uses\n      usesLeft\n      who\n      isValid\n    }\n  }\n": typeof types.InvitationLinksDocument,
    "\n  query CompanyLanding($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      emailDomains\n      require2FA\n    }\n    memberCounts {\n      all\n      invited\n      deactivated\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        state\n      }\n    }\n    invitationRemindGet\n    orgInfoGetByIds {\n      id\n      isAnswered\n    }\n    reminderGetMany {\n      _id\n      targetDate\n      company {\n        _id\n      }\n    }\n    companyReportGetMany {\n      reports {\n        report\n        periods\n        lines {\n          item\n          label\n          of\n          figures\n        }\n      }\n    }\n  }\n": typeof types.CompanyLandingDocument,
    "\n  mutation RemindInvited {\n    invitationRemindMany\n  }\n": typeof types.RemindInvitedDocument,
    "\n  mutation LeaveCompany($email: String) {\n    memberLeave(email: $email)\n  }\n": typeof types.LeaveCompanyDocument,
    "\n  query LeavingAsksAddress {\n    memberLeaveAsksAddress\n  }\n": typeof types.LeavingAsksAddressDocument,
    "\n  mutation AcceptInvitation($code: String!) {\n    invitationAccept(code: $code)\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query Joining($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n    }\n  }\n": typeof types.JoiningDocument,
    "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n    wish\n    reasons {\n      name\n      value\n    }\n  }\n": typeof types.ShownTipFragmentDoc,
    "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      everythingDismissed\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedOfTheDayDocument,
    "\n  query FeedMore($seen: [ID!]!) {\n    feedMore(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedMoreDocument,
    "\n  query FeedPreview($seen: [ID!]!) {\n    feedPreview(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": typeof types.FeedPreviewDocument,
    "\n  query FlowFit($entity: String!) {\n    fitOrder(entity: $entity)\n    fitGet(entity: $entity, first: 30) {\n      pieces {\n        adviceId\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n": typeof types.FlowFitDocument,
    "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.KeepFlowHistoryDocument,
    "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      canGetTexts\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      graceEnds\n      company {\n        name\n        require2FA\n      }\n    }\n  }\n": typeof types.FactorsDocument,
    "\n  mutation FinishWithApp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithAppDocument,
    "\n  mutation FinishWithSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithSmsDocument,
    "\n  mutation FinishWithRecovery($code: String!) {\n    useRecoveryCode(code: $code) {\n      token\n    }\n  }\n": typeof types.FinishWithRecoveryDocument,
    "\n  mutation RequestSMSOTP {\n    requestSMSOTP\n  }\n": typeof types.RequestSmsotpDocument,
    "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n": typeof types.SignInAgainDocument,
    "\n  mutation EndReplacedSession {\n    logout\n  }\n": typeof types.EndReplacedSessionDocument,
    "\n  mutation CheckIn($_id: ID!, $obj: CheckInInput!) {\n    goalCheckIn(_id: $_id, obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": typeof types.CheckInDocument,
    "\n  query CommittedActions($first: Int, $after: ID) {\n    committedActionGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      category\n      entity\n      progress\n      reviewDate\n      reviewTime\n      reviewMoment\n      planWhen\n      planThen\n      createdDate\n      achievedDate\n      checkIns {\n        ...StoryCheckIn\n      }\n    }\n  }\n": typeof types.CommittedActionsDocument,
    "\n  query PastFlows($first: Int, $after: ID) {\n    historyGetMany(first: $first, after: $after) {\n      _id\n      flow {\n        entity\n        steps {\n          page\n          selected {\n            title\n          }\n        }\n      }\n      startTime\n      liked\n    }\n  }\n": typeof types.PastFlowsDocument,
    "\n  mutation DeletePastFlow($_id: ID!) {\n    historyDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeletePastFlowDocument,
    "\n  mutation DeletePastFlows {\n    historyDeleteMany\n  }\n": typeof types.DeletePastFlowsDocument,
    "\n  query PastRatings {\n    likedActionGetMany {\n      id\n      liked\n      likedDate\n    }\n  }\n": typeof types.PastRatingsDocument,
    "\n  mutation DeletePastRating($id: String!) {\n    likedActionUpdateById(id: $id, liked: null)\n  }\n": typeof types.DeletePastRatingDocument,
    "\n  mutation DeletePastRatings {\n    likedActionDeleteMany\n  }\n": typeof types.DeletePastRatingsDocument,
    "\n  query GoalCalendar($_id: ID!) {\n    goalCalendarGet(_id: $_id)\n  }\n": typeof types.GoalCalendarDocument,
    "\n  mutation DeleteGoal($_id: ID!) {\n    goalDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteGoalDocument,
    "\n  mutation RestoreGoal($_id: ID!) {\n    goalRestore(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": typeof types.RestoreGoalDocument,
    "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    actionId\n    adviceId\n    adviceTitle\n    title\n    state\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    reviewTime\n    reviewMoment\n    checkInWorth {\n      counts\n      points\n      more\n      morePoints\n    }\n    planWhen\n    planThen\n    kitId\n    stepsDone\n    pathId\n    pathWeek\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n": typeof types.ListedGoalFragmentDoc,
    "\n  fragment StoryCheckIn on CheckIn {\n    _id\n    outcome\n    next\n    note\n    was\n    progressBefore\n    progressAfter\n    createdDate\n  }\n": typeof types.StoryCheckInFragmentDoc,
    "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionTitle\n    adviceBody\n    planObstacle\n    planIfThen\n    planTime\n    planDays\n    checkIns {\n      ...StoryCheckIn\n    }\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n    achievedDate\n  }\n": typeof types.WholeGoalFragmentDoc,
    "\n  query Goals($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n    rhythmGet {\n      today\n    }\n  }\n": typeof types.GoalsDocument,
    "\n  query Bookmarks($first: Int, $after: ID) {\n    bookmarkGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n  }\n": typeof types.BookmarksDocument,
    "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": typeof types.GoalDocument,
    "\n  mutation UpdateGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": typeof types.UpdateGoalDocument,
    "\n  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {\n    goalRestore(_id: $_id) {\n      _id\n    }\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": typeof types.BringBackBookmarkDocument,
    "\n  query Next {\n    commitmentGet {\n      when\n      days\n      othersDue\n      week\n      timesDone\n      step {\n        pathId\n        title\n        state\n        week\n        weekTitle\n        why\n        end\n      }\n      goal {\n        ...ListedGoal\n      }\n    }\n    partnerNewsGet {\n      _id\n    }\n  }\n": typeof types.NextDocument,
    "\n  mutation StartPathWeek($pathId: ID!) {\n    pathStepCreate(pathId: $pathId) {\n      _id\n      pathWeek\n    }\n  }\n": typeof types.StartPathWeekDocument,
    "\n  query CompanyEvents {\n    companyEventGetMany {\n      _id\n      at\n      kind\n      who\n      items\n      month\n    }\n  }\n": typeof types.CompanyEventsDocument,
    "\n  query OwnHandbookQuestions {\n    handbookQuestionOwn {\n      id\n      text\n      isNamed\n      isDismissed\n    }\n  }\n": typeof types.OwnHandbookQuestionsDocument,
    "\n  mutation AskHandbookQuestion($obj: HandbookQuestionCreateInput!) {\n    handbookQuestionCreate(obj: $obj)\n  }\n": typeof types.AskHandbookQuestionDocument,
    "\n  mutation NoteHandbookMiss($words: String!) {\n    handbookMissCreate(words: $words)\n  }\n": typeof types.NoteHandbookMissDocument,
    "\n  query HandbookGaps {\n    handbookQuestionGetMany {\n      key\n      id\n      text\n      names\n      unnamed\n    }\n    handbookMissGetMany {\n      month\n      words\n      people\n    }\n  }\n": typeof types.HandbookGapsDocument,
    "\n  mutation DismissHandbookQuestion($key: String!, $undo: Boolean) {\n    handbookQuestionDismiss(key: $key, undo: $undo)\n  }\n": typeof types.DismissHandbookQuestionDocument,
    "\n  fragment Answer on OrgInfo {\n    _id\n    version\n    id\n    question\n    answer\n    url\n    contactPerson\n    isAnswered\n    updatedDate\n    changedBy\n  }\n": typeof types.AnswerFragmentDoc,
    "\n  query Answers {\n    orgInfoGetMany {\n      ...Answer\n    }\n  }\n": typeof types.AnswersDocument,
    "\n  query OwnAnswers {\n    orgInfoGetByIds {\n      ...Answer\n    }\n  }\n": typeof types.OwnAnswersDocument,
    "\n  mutation SaveAnswers($arr: [OrgInfoManyInput!]!) {\n    orgInfoUpdateMany(arr: $arr) {\n      ...Answer\n    }\n  }\n": typeof types.SaveAnswersDocument,
    "\n  mutation DeleteAnswer($_id: ID!) {\n    orgInfoDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteAnswerDocument,
    "\n  query HomeGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      version\n      title\n      entity\n      state\n      endDate\n      reviewDate\n      reviewMoment\n      isGoal\n      isBookmark\n      createdDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n": typeof types.HomeGoalsDocument,
    "\n  query NextAdvice {\n    nextAdviceGet {\n      isOn\n      recorded\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n      fresh {\n        adviceId\n        isSeen\n        why {\n          name\n          value\n        }\n      }\n    }\n  }\n": typeof types.NextAdviceDocument,
    "\n  mutation AdviceShown($ids: [ID!]!) {\n    adviceShownRecord(ids: $ids)\n  }\n": typeof types.AdviceShownDocument,
    "\n  fragment HouseEntry on HouseEntry {\n    _id\n    version\n    kind\n    title\n    text\n    link\n  }\n": typeof types.HouseEntryFragmentDoc,
    "\n  query HouseEntries {\n    houseEntryGetMany {\n      ...HouseEntry\n    }\n  }\n": typeof types.HouseEntriesDocument,
    "\n  mutation CreateHouseEntry($obj: HouseEntryCreateInput!) {\n    houseEntryCreate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n": typeof types.CreateHouseEntryDocument,
    "\n  mutation UpdateHouseEntry($obj: HouseEntryUpdateInput!) {\n    houseEntryUpdate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n": typeof types.UpdateHouseEntryDocument,
    "\n  mutation DeleteHouseEntry($_id: ID!) {\n    houseEntryDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteHouseEntryDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String, $isIosLogin: Boolean) {\n    login(email: $email, password: $password, code: $code, isIosLogin: $isIosLogin) {\n      token\n      state\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation GetResetPasswordLink($email: String!) {\n    getResetPasswordLink(email: $email)\n  }\n": typeof types.GetResetPasswordLinkDocument,
    "\n  mutation VerifyResetPasswordCode($code: String!) {\n    verifyResetPasswordCode(code: $code)\n  }\n": typeof types.VerifyResetPasswordCodeDocument,
    "\n  mutation ResetPassword($password: String!, $code: String!) {\n    resetPassword(password: $password, code: $code)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query SetupIsOpen {\n    setupIsOpen\n  }\n": typeof types.SetupIsOpenDocument,
    "\n  query SetupCode($code: String!) {\n    setupCodeRead(code: $code) {\n      email\n      hasAccount\n    }\n  }\n": typeof types.SetupCodeDocument,
    "\n  mutation CreateFirstAdmin($obj: SetupCreateAdminInput!) {\n    setupCreateAdmin(obj: $obj) {\n      token\n    }\n  }\n": typeof types.CreateFirstAdminDocument,
    "\n  mutation BecomeFirstAdmin($code: String!) {\n    setupBecomeAdmin(code: $code) {\n      token\n    }\n  }\n": typeof types.BecomeFirstAdminDocument,
    "\n  query Invitation($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n      firstName\n      lastName\n      hasAccount\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation VerifyEmail($code: String!, $password: String, $joins: Boolean, $expectedCompany: String)  {\n    verifyEmail(code: $code, password: $password, requiresProof: true, joins: $joins, expectedCompany: $expectedCompany)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query VerifyEmailPreview($code: String!) {\n    verifyEmailPreview(code: $code) {\n      company\n      asks\n      leaves\n      isPublic\n    }\n  }\n": typeof types.VerifyEmailPreviewDocument,
    "\n  mutation ResendEmailVerification($_id: ID!) {\n    resendEmailVerification(_id: $_id)\n  }\n": typeof types.ResendEmailVerificationDocument,
    "\n  mutation EmailChange($email: String!) {\n    emailChange(email: $email)\n  }\n": typeof types.EmailChangeDocument,
    "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeksAgo\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        part\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n": typeof types.LatestImpactIndexDocument,
    "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n": typeof types.AdviceViewedDocument,
    "\n  mutation ReadFeed($item: ID!) {\n    recordReadFeed(feedId: $item) {\n      _id\n    }\n  }\n": typeof types.ReadFeedDocument,
    "\n  mutation ReadReminder($item: ID!) {\n    recordReadReminder(reminderId: $item) {\n      _id\n    }\n  }\n": typeof types.ReadReminderDocument,
    "\n  query OwnCluster {\n    me {\n      profileCluster\n    }\n  }\n": typeof types.OwnClusterDocument,
    "\n  query RhythmGet {\n    rhythmGet {\n      inRhythm\n      of\n      isFromStart\n      today\n      weeks {\n        yearWeek\n        monday\n        state\n      }\n    }\n  }\n": typeof types.RhythmGetDocument,
    "\n  query TimeOff {\n    rhythmGet {\n      today\n    }\n  }\n": typeof types.TimeOffDocument,
    "\n  query PauseGetMany {\n    pauseGetMany {\n      _id\n      fromDay\n      toDay\n      kind\n    }\n  }\n": typeof types.PauseGetManyDocument,
    "\n  mutation PauseCreate($obj: PauseCreateInput!) {\n    pauseCreate(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.PauseCreateDocument,
    "\n  mutation PauseEnd($_id: ID!) {\n    pauseEnd(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.PauseEndDocument,
    "\n  mutation PauseDelete($_id: ID!) {\n    pauseDelete(_id: $_id)\n  }\n": typeof types.PauseDeleteDocument,
    "\n  query RecentlyViewed($first: Int, $after: ID) {\n    impactActionHistoryGetMany(first: $first, after: $after) {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n": typeof types.RecentlyViewedDocument,
    "\n  mutation ForgetViewed($_id: ID!) {\n    impactActionHistoryDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.ForgetViewedDocument,
    "\n  mutation ForgetAllViewed {\n    impactActionHistoryDeleteMany\n  }\n": typeof types.ForgetAllViewedDocument,
    "\n  query GoalsToHelp($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      adviceId\n      title\n      entity\n      isGoal\n      state\n      updatedDate\n      advices {\n        id\n      }\n    }\n  }\n": typeof types.GoalsToHelpDocument,
    "\n  query HelpsOfGoal($_id: ID!) {\n    goalGet(_id: $_id) {\n      version\n      advices {\n        id\n        title\n        body\n      }\n    }\n  }\n": typeof types.HelpsOfGoalDocument,
    "\n  mutation ChangeHelpsOfGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n    }\n  }\n": typeof types.ChangeHelpsOfGoalDocument,
    "\n  query PathProgress($pathId: ID!) {\n    pathProgressGet(pathId: $pathId) {\n      current\n      next\n      weeks {\n        week\n        goalId\n        isAchieved\n      }\n    }\n  }\n": typeof types.PathProgressDocument,
    "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    situation\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n": typeof types.FoundHitFragmentDoc,
    "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n": typeof types.LibrarySearchDocument,
    "\n  query StoredSearches($first: Int, $after: ID) {\n    searchGetMany(first: $first, after: $after) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": typeof types.StoredSearchesDocument,
    "\n  mutation StoreSearch($obj: SearchCreateInput!) {\n    searchCreate(obj: $obj) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": typeof types.StoreSearchDocument,
    "\n  mutation DeleteSearch($_id: ID!) {\n    searchDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.DeleteSearchDocument,
    "\n  query MembershipPlanGetMany {\n    membershipPlanGetMany {\n      provider\n      plans {\n        id\n        amount\n        currency\n        interval\n      }\n    }\n  }\n": typeof types.MembershipPlanGetManyDocument,
    "\n  query MembershipGet {\n    membershipGet {\n      isMember\n      viewerCanBuy\n      viewerCanManage\n      memberUntil\n      joinedCompany\n      memberships {\n        source\n        plan\n        status\n        amount\n        currency\n        interval\n        cancelAtPeriodEnd\n        renewsDate\n        endsDate\n        paymentFailedDate\n        graceEndsDate\n      }\n    }\n  }\n": typeof types.MembershipGetDocument,
    "\n  mutation CheckoutCreate($plan: ID!) {\n    checkoutCreate(plan: $plan) {\n      url\n      isPortal\n    }\n  }\n": typeof types.CheckoutCreateDocument,
    "\n  query StripeCustomerPortalSession {\n    stripeCustomerPortalSession {\n      url\n    }\n  }\n": typeof types.StripeCustomerPortalSessionDocument,
    "\n  mutation UpdateTier {\n    updateTier\n  }\n": typeof types.UpdateTierDocument,
    "\n  query InboxUnread {\n    inboxGet {\n      unread\n    }\n  }\n": typeof types.InboxUnreadDocument,
    "\n  query Inbox {\n    inboxGet {\n      unread\n      messages {\n        _id\n        kind\n        subject\n        path\n        createdDate\n        readDate\n      }\n    }\n  }\n": typeof types.InboxDocument,
    "\n  mutation ReadInbox($ids: [ID!]) {\n    inboxRead(ids: $ids)\n  }\n": typeof types.ReadInboxDocument,
    "\n  query SentMessages {\n    messageSentGetMany {\n      _id\n      kind\n      channel\n      subject\n      createdDate\n      sentDate\n      state\n    }\n  }\n": typeof types.SentMessagesDocument,
    "\n  query StopPreview($token: String!) {\n    messageStopPreview(token: $token)\n  }\n": typeof types.StopPreviewDocument,
    "\n  mutation StopMessages($token: String!, $stop: MessageStop!) {\n    messageStop(token: $token, stop: $stop)\n  }\n": typeof types.StopMessagesDocument,
    "\n  query CheckInLinkPreview($token: String!) {\n    checkInLinkPreview(token: $token) {\n      title\n      isAnswered\n    }\n  }\n": typeof types.CheckInLinkPreviewDocument,
    "\n  mutation CheckInByLink($token: String!, $outcome: String!) {\n    checkInByLink(token: $token, outcome: $outcome) {\n      title\n      isAnswered\n    }\n  }\n": typeof types.CheckInByLinkDocument,
    "\n  fragment MessageSettings on MessageSettings {\n    choices {\n      kind\n      mail\n      push\n    }\n    days\n    fromTime\n    toTime\n    digestDay\n    digestTime\n    mutedUntil\n    isMailFailing\n  }\n": typeof types.MessageSettingsFragmentDoc,
    "\n  query MessageSettings {\n    messageSettingsGet {\n      ...MessageSettings\n    }\n  }\n": typeof types.MessageSettingsDocument,
    "\n  mutation ChooseMessages($kind: String!, $mail: Boolean!, $push: Boolean!) {\n    messageChoose(kind: $kind, mail: $mail, push: $push) {\n      ...MessageSettings\n    }\n  }\n": typeof types.ChooseMessagesDocument,
    "\n  mutation UpdateMessageTimes($obj: MessageTimesInput!) {\n    messageTimesUpdate(obj: $obj) {\n      ...MessageSettings\n    }\n  }\n": typeof types.UpdateMessageTimesDocument,
    "\n  mutation MuteMessages($isOn: Boolean!) {\n    messageMute(isOn: $isOn) {\n      ...MessageSettings\n    }\n  }\n": typeof types.MuteMessagesDocument,
    "\n  mutation RetryMail {\n    messageMailRetry {\n      ...MessageSettings\n    }\n  }\n": typeof types.RetryMailDocument,
    "\n  query PushKey {\n    pushKeyGet\n  }\n": typeof types.PushKeyDocument,
    "\n  mutation SubscribePush($obj: PushSubscribeInput!) {\n    pushSubscribe(obj: $obj)\n  }\n": typeof types.SubscribePushDocument,
    "\n  mutation UnsubscribePush($endpoint: String!) {\n    pushUnsubscribe(endpoint: $endpoint)\n  }\n": typeof types.UnsubscribePushDocument,
    "\n  query MonthReview {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n      weeks\n      did\n      partly\n      achieved\n      forWhom {\n        entity\n        actions\n      }\n      best {\n        note\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n      suggestion {\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n    }\n  }\n": typeof types.MonthReviewDocument,
    "\n  query MonthOnHome {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n    }\n  }\n": typeof types.MonthOnHomeDocument,
    "\n  mutation MonthSeen($month: String!) {\n    monthReviewSeen(month: $month)\n  }\n": typeof types.MonthSeenDocument,
    "\n  query News {\n    newsGetMany {\n      id\n      date\n      title\n      text\n      isUnread\n    }\n  }\n": typeof types.NewsDocument,
    "\n  mutation NewsRead($id: ID!) {\n    newsRead(id: $id)\n  }\n": typeof types.NewsReadDocument,
    "\n  mutation SaveOnboarding($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.SaveOnboardingDocument,
    "\n  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {\n    userProfileCluster(traitCount: $traitCount, user: $user) {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.FindProfileDocument,
    "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n": typeof types.OnboardingProfileFragmentDoc,
    "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n": typeof types.OnboardingProfileDocument,
    "\n  query PartnerNews {\n    partnerNewsGet {\n      _id\n      kind\n      person {\n        name\n        firstName\n        avatar\n      }\n      goalId\n      title\n      answer\n      line\n    }\n  }\n": typeof types.PartnerNewsDocument,
    "\n  mutation AnswerPartner($question: ID!, $answer: PartnerAnswer, $line: String) {\n    partnerAnswer(question: $question, answer: $answer, line: $line)\n  }\n": typeof types.AnswerPartnerDocument,
    "mutation SeePartnerNews($ids: [ID!]!) { partnerNewsSeen(ids: $ids) }": typeof types.SeePartnerNewsDocument,
    "\n  mutation InvitePartner($obj: PartnerInviteInput!) {\n    partnerInvite(obj: $obj) {\n      state\n      code\n    }\n  }\n": typeof types.InvitePartnerDocument,
    "\n  query FindColleagues($name: String!) {\n    partnerColleagueGetMany(name: $name) {\n      _id\n      name\n      firstName\n      avatar\n    }\n  }\n": typeof types.FindColleaguesDocument,
    "\n  query PartnerLink($code: String!) {\n    partnerLinkGet(code: $code) {\n      name\n      firstName\n      avatar\n      isOwn\n    }\n  }\n": typeof types.PartnerLinkDocument,
    "\n  query GoalsToShare($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      isGoal\n    }\n  }\n": typeof types.GoalsToShareDocument,
    "\n  mutation LetColleaguesFindMe($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n    }\n  }\n": typeof types.LetColleaguesFindMeDocument,
    "mutation AcceptPartnerLink($code: String!) { partnerAcceptLink(code: $code) }": typeof types.AcceptPartnerLinkDocument,
    "mutation AcceptPartner($_id: ID!) { partnerAccept(_id: $_id) }": typeof types.AcceptPartnerDocument,
    "mutation DeclinePartner($_id: ID!) { partnerDecline(_id: $_id) }": typeof types.DeclinePartnerDocument,
    "mutation BlockPartner($_id: ID!) { partnerBlock(_id: $_id) }": typeof types.BlockPartnerDocument,
    "mutation UnblockPartner($_id: ID!) { partnerUnblock(_id: $_id) }": typeof types.UnblockPartnerDocument,
    "mutation EndPartner($_id: ID!) { partnerEnd(_id: $_id) }": typeof types.EndPartnerDocument,
    "mutation CheerPartner($_id: ID!, $goalId: ID!) { partnerCheer(_id: $_id, goalId: $goalId) }": typeof types.CheerPartnerDocument,
    "\n  query Partners {\n    partnerGetMany {\n      _id\n      state\n      person {\n        name\n        firstName\n        avatar\n      }\n      expires\n      goals {\n        _id\n        title\n        planWhen\n        planThen\n        progress\n        reviewDate\n        isAchieved\n        isNudged\n        isCheered\n        isAsked\n        question {\n          sentDate\n          answer\n          line\n        }\n      }\n      shared {\n        _id\n        title\n        cheeredDate\n      }\n    }\n    me {\n      _id\n      version\n      optContactByColleague\n    }\n  }\n": typeof types.PartnersDocument,
    "mutation SharePartnerGoal($_id: ID!, $goalId: ID!) { partnerShareGoal(_id: $_id, goalId: $goalId) }": typeof types.SharePartnerGoalDocument,
    "mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) { partnerUnshareGoal(_id: $_id, goalId: $goalId) }": typeof types.UnsharePartnerGoalDocument,
    "mutation AskPartner($_id: ID!, $goalId: ID!) { partnerAsk(_id: $_id, goalId: $goalId) }": typeof types.AskPartnerDocument,
    "\n  query WhoSeesWhat {\n    whoSeesWhat {\n      group\n      you\n      colleagues\n      companyAdmins\n      appAdmins\n      partners\n      partnerSees\n      operators\n      isCopied\n      kept {\n        what\n        days\n      }\n    }\n  }\n": typeof types.WhoSeesWhatDocument,
    "\n  mutation CloseAccount($_id: ID!) {\n    userDelete(_id: $_id) {\n      deletionDate\n    }\n  }\n": typeof types.CloseAccountDocument,
    "\n  query Closing {\n    me {\n      deletionDate\n    }\n  }\n": typeof types.ClosingDocument,
    "\n  mutation KeepAccount {\n    userKeep\n  }\n": typeof types.KeepAccountDocument,
    "\n  mutation KeepAccountByLink($code: String!) {\n    userKeepByLink(code: $code)\n  }\n": typeof types.KeepAccountByLinkDocument,
    "\n  query CalendarAddressGet {\n    calendarAddressGet {\n      createdDate\n      lastReadDate\n    }\n  }\n": typeof types.CalendarAddressGetDocument,
    "\n  mutation CalendarAddressCreate {\n    calendarAddressCreate {\n      address\n      createdDate\n      lastReadDate\n    }\n  }\n": typeof types.CalendarAddressCreateDocument,
    "\n  mutation CalendarAddressDelete {\n    calendarAddressDelete\n  }\n": typeof types.CalendarAddressDeleteDocument,
    "\n  fragment Profile on User {\n    _id\n    version\n    firstName\n    lastName\n    role\n    job\n    timeCommitDaily\n    motivations\n    learningStyles\n    selectedTraitIds\n    profileCluster\n    timeZone\n    holidayCalendar\n    optContactByColleague\n    shareWeeklyScore\n    language\n    tailored\n  }\n": typeof types.ProfileFragmentDoc,
    "\n  query Profile {\n    me {\n      ...Profile\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  mutation SaveProfile($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...Profile\n    }\n  }\n": typeof types.SaveProfileDocument,
    "\n  query HolidayCalendars {\n    holidayCalendarGetMany {\n      id\n      name\n    }\n  }\n": typeof types.HolidayCalendarsDocument,
    "\n  query AdviceWishes {\n    fitGet(first: 1) {\n      wishes\n    }\n  }\n": typeof types.AdviceWishesDocument,
    "\n  mutation SaveDeviceTime($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n      timeZone\n      holidayCalendar\n    }\n  }\n": typeof types.SaveDeviceTimeDocument,
    "\n  query ChosenHolidays {\n    me {\n      version\n      holidayCalendar\n    }\n  }\n": typeof types.ChosenHolidaysDocument,
    "\n  query ImpactRanking {\n    impactRankingGet {\n      order\n      isOwn\n    }\n  }\n": typeof types.ImpactRankingDocument,
    "\n  mutation UpdateImpactRanking($order: [String!]) {\n    impactRankingUpdate(order: $order) {\n      order\n      isOwn\n    }\n  }\n": typeof types.UpdateImpactRankingDocument,
    "\n  query RehearsalWriter {\n    chatSettings {\n      writer\n    }\n  }\n": typeof types.RehearsalWriterDocument,
    "\n  mutation SayInRehearsal($obj: RehearsalSayInput!) {\n    rehearsalSay(obj: $obj) {\n      replies\n      isSure\n      says\n      help {\n        ...RehearsalHelp\n      }\n    }\n  }\n": typeof types.SayInRehearsalDocument,
    "\n  fragment RehearsalHelp on RehearsalHelp {\n    sentences\n    cards {\n      kind\n      id\n      title\n      path\n    }\n  }\n": typeof types.RehearsalHelpFragmentDoc,
    "\n  fragment CompanyReminder on Reminder {\n    ...ReminderFields\n    version\n    updatedDate\n    reached\n  }\n": typeof types.CompanyReminderFragmentDoc,
    "\n  query CompanyReminders($companyId: ID) {\n    reminderGetMany(companyId: $companyId) {\n      ...CompanyReminder\n    }\n  }\n": typeof types.CompanyRemindersDocument,
    "\n  mutation CreateReminder($obj: ReminderCreateInput!) {\n    reminderCreate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n": typeof types.CreateReminderDocument,
    "\n  mutation UpdateReminder($obj: ReminderUpdateInput!) {\n    reminderUpdate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n": typeof types.UpdateReminderDocument,
    "\n  mutation DeleteReminder($id: ID!) {\n    reminderDelete(_id: $id) {\n      _id\n    }\n  }\n": typeof types.DeleteReminderDocument,
    "\n  fragment ReminderFields on Reminder {\n    _id\n    targetDate\n    categoryId\n    categoryTitle\n    actions\n    roles\n    text\n    sendDate\n    sendTime\n  }\n": typeof types.ReminderFieldsFragmentDoc,
    "\n  query HubReminders {\n    reminderGetMany {\n      ...ReminderFields\n      readDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n": typeof types.HubRemindersDocument,
    "\n  query AllReports(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $after: String\n  ) {\n    companyReportOverviewGetMany(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      after: $after\n    ) {\n      months\n      from\n      to\n      month\n      total\n      next\n      columns {\n        item\n        label\n        of\n      }\n      rows {\n        companyId\n        companyName\n        isClosed\n        figures\n      }\n    }\n  }\n": typeof types.AllReportsDocument,
    "\n  query AllReportsSums($to: String, $query: String) {\n    companyReportOverviewSums(to: $to, query: $query) {\n      month\n      sums {\n        figure\n        companies\n      }\n    }\n  }\n": typeof types.AllReportsSumsDocument,
    "\n  query AllReportsLines($from: String, $to: String) {\n    companyReportOverviewSums(from: $from, to: $to) {\n      periods\n      lines {\n        item\n        label\n        isExact\n        of\n        figures\n      }\n    }\n  }\n": typeof types.AllReportsLinesDocument,
    "\n  query AllReportsFile(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $format: ReportFormat!\n  ) {\n    companyReportOverviewFile(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n": typeof types.AllReportsFileDocument,
    "\n  query CompanyReports($companyId: ID, $from: String, $to: String) {\n    companyReportGetMany(companyId: $companyId, from: $from, to: $to) {\n      companyId\n      companyName\n      months\n      lastMonth\n      from\n      to\n      reports {\n        report\n        title\n        by\n        periods\n        lines {\n          item\n          label\n          isExact\n          of\n          figures\n        }\n      }\n    }\n  }\n": typeof types.CompanyReportsDocument,
    "\n  query CompanyReportFile(\n    $companyId: ID\n    $from: String\n    $to: String\n    $format: ReportFormat!\n  ) {\n    companyReportFile(\n      companyId: $companyId\n      from: $from\n      to: $to\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n": typeof types.CompanyReportFileDocument,
    "\n  query ShownScores($yearWeek: String) {\n    getCompanyMembersIndex(yearWeek: $yearWeek) {\n      yearWeek\n      members {\n        _id\n        firstName\n        lastName\n        avatar\n        weeklyScore\n      }\n    }\n  }\n": typeof types.ShownScoresDocument,
    "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n": typeof types.ChangeAddressDocument,
    "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation EndSession($_id: ID!) {\n    sessionDelete(_id: $_id) {\n      _id\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    sessionDeleteMany\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n": typeof types.MakeRecoveryCodesDocument,
    "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n      byAdmin\n    }\n  }\n": typeof types.EventsDocument,
    "\n  mutation ConfirmSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.ConfirmSmsDocument,
    "\n  mutation SetUpSms($phone: String!) {\n    setupSMSOTP(phone: $phone)\n  }\n": typeof types.SetUpSmsDocument,
    "\n  mutation RemoveSms($code: String!) {\n    verifyAndDisableSMSOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.RemoveSmsDocument,
    "\n  mutation RemoveSmsByRecovery($code: String!) {\n    disableSMSOTPWithRecovery(code: $code) {\n      token\n    }\n  }\n": typeof types.RemoveSmsByRecoveryDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginTotpDocument,
    "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n": typeof types.TestSecondFactorDocument,
    "\n  query OfflineGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      ...WholeGoal\n    }\n  }\n": typeof types.OfflineGoalsDocument,
    "\n  mutation SendFeedback($obj: FeedbackCreateInput!) {\n    feedbackCreate(obj: $obj)\n  }\n": typeof types.SendFeedbackDocument,
};
const documents: Documents = {
    "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isAppAdmin\n      isPublicUser\n      viewerCanAdminister\n      viewerCanAdministerApp\n      emailVerified\n      showWelcomeDialog\n      hasUnreadNews\n      tier\n      entityOrder\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n": types.MeDocument,
    "\n  query CompanyChanges($companyId: ID) {\n    companyEventGetMany(companyId: $companyId) {\n      _id\n      at\n      kind\n      who\n      about\n      items\n      fields\n      counts {\n        what\n        count\n      }\n      month\n    }\n  }\n": types.CompanyChangesDocument,
    "\n  query ImportChanges($companyId: ID, $import: ID!, $before: ID, $first: Int!) {\n    companyEventGetMany(companyId: $companyId, import: $import, before: $before, first: $first) {\n      _id\n      kind\n      about\n      fields\n    }\n  }\n": types.ImportChangesDocument,
    "\n  query MemberOfCompany($id: ID!, $companyId: ID) {\n    memberGet(_id: $id, companyId: $companyId) {\n      ...MemberRecord\n    }\n  }\n": types.MemberOfCompanyDocument,
    "\n  mutation UpdateMember($obj: MemberChangeInput!) {\n    memberUpdate(obj: $obj)\n  }\n": types.UpdateMemberDocument,
    "\n  mutation DeactivateMember($id: ID!, $companyId: ID) {\n    memberDeactivate(_id: $id, companyId: $companyId)\n  }\n": types.DeactivateMemberDocument,
    "\n  mutation ReactivateMember($id: ID!, $companyId: ID) {\n    memberReactivate(_id: $id, companyId: $companyId)\n  }\n": types.ReactivateMemberDocument,
    "\n  mutation SendInvitation($id: ID!, $companyId: ID) {\n    invitationSend(_id: $id, companyId: $companyId)\n  }\n": types.SendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $companyId: ID) {\n    invitationRevoke(_id: $id, companyId: $companyId)\n  }\n": types.RevokeInvitationDocument,
    "\n  fragment MemberRecord on Member {\n    _id\n    version\n    email\n    firstName\n    lastName\n    role\n    isCompanyAdmin\n    state\n    isSelf\n    createdDate\n    deactivatedDate\n    lastIosLogin\n    expires\n    isValid\n  }\n": types.MemberRecordFragmentDoc,
    "\n  query Members(\n    $query: String\n    $state: MemberState\n    $role: MemberRole\n    $sort: MemberSort\n    $after: String\n    $companyId: ID\n    $isPublic: Boolean\n    $withAccess: Boolean\n  ) {\n    memberGetMany(\n      query: $query\n      state: $state\n      role: $role\n      sort: $sort\n      after: $after\n      companyId: $companyId\n      isPublic: $isPublic\n      withAccess: $withAccess\n    ) {\n      total\n      next\n      rows {\n        ...MemberRecord\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  query MembersElsewhere($query: String, $role: MemberRole, $companyId: ID) {\n    invited: memberGetMany(\n      query: $query\n      role: $role\n      state: invited\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n    deactivated: memberGetMany(\n      query: $query\n      role: $role\n      state: deactivated\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n  }\n": types.MembersElsewhereDocument,
    "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n": types.NoteViewedDocument,
    "\n  query LikedAdvice($id: String!) {\n    likedActionGetById(id: $id)\n  }\n": types.LikedAdviceDocument,
    "\n  mutation LikeAdvice($id: String!, $liked: Int) {\n    likedActionUpdateById(id: $id, liked: $liked)\n  }\n": types.LikeAdviceDocument,
    "\n  query FitGet($entity: String, $first: Int) {\n    fitGet(entity: $entity, first: $first) {\n      isOn\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n": types.FitGetDocument,
    "\n  mutation UpdateAdviceWish($adviceId: ID!, $wish: String) {\n    adviceWishUpdate(adviceId: $adviceId, wish: $wish)\n  }\n": types.UpdateAdviceWishDocument,
    "\n  mutation ForgetAdviceWishes {\n    adviceWishDeleteMany\n  }\n": types.ForgetAdviceWishesDocument,
    "\n  query Occasions($entity: String) {\n    occasionsGet(entity: $entity) {\n      kits\n      paths\n    }\n  }\n": types.OccasionsDocument,
    "\n  query SavedAdvice($ids: [String!]!, $first: Int, $after: ID) {\n    goalGetByAdviceIds(ids: $ids, first: $first, after: $after) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n      planWhen\n      planThen\n    }\n  }\n": types.SavedAdviceDocument,
    "\n  mutation SaveAdvice($obj: GoalCreateInput!) {\n    goalCreate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": types.SaveAdviceDocument,
    "\n  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n      version\n    }\n  }\n": types.ChangeSavedAdviceDocument,
    "\n  fragment CompanyRow on CompanyOverview {\n    _id\n    name\n    members\n    domains\n    require2FA\n    seatLimit\n    isPublicDefault\n    createdDate\n  }\n": types.CompanyRowFragmentDoc,
    "\n  query Companies($query: String, $first: Int, $after: String) {\n    companyOverviewGetMany(query: $query, first: $first, after: $after) {\n      total\n      next\n      rows {\n        ...CompanyRow\n      }\n    }\n  }\n": types.CompaniesDocument,
    "\n  query AnyCompany($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n      isPublicDefault\n      createdDate\n    }\n    memberCounts(companyId: $id) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n": types.AnyCompanyDocument,
    "\n  query DeletedCompanies {\n    companyDeletedGetMany {\n      _id\n      name\n      at\n      who\n    }\n  }\n": types.DeletedCompaniesDocument,
    "\n  query PublicUsers {\n    memberCounts(isPublic: true) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n": types.PublicUsersDocument,
    "\n  mutation CreateCompany($obj: CompanyCreateInput!) {\n    companyCreate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": types.CreateCompanyDocument,
    "\n  mutation UpdateAnyCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": types.UpdateAnyCompanyDocument,
    "\n  mutation DeleteCompany($id: ID!) {\n    companyDelete(_id: $id) {\n      _id\n    }\n  }\n": types.DeleteCompanyDocument,
    "\n  mutation InviteAdmin($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n": types.InviteAdminDocument,
    "\n  query ServerParts {\n    appHealth {\n      version\n      storeKind\n      backupDate\n      model {\n        place\n        problem\n      }\n      pictures {\n        place\n        problem\n      }\n    }\n  }\n": types.ServerPartsDocument,
    "\n  query AnyMember($id: ID!) {\n    memberGet(_id: $id) {\n      ...MemberRecord\n      company {\n        _id\n        name\n      }\n      account {\n        _id\n        emailVerified\n        isAppAdmin\n        tier\n        lastIosLogin\n      }\n    }\n  }\n": types.AnyMemberDocument,
    "\n  mutation MoveMember($id: ID!, $from: ID!, $to: ID!) {\n    memberMove(_id: $id, from: $from, to: $to)\n  }\n": types.MoveMemberDocument,
    "\n  query PersonMembership($user: ID!) {\n    personMembershipGet(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n": types.PersonMembershipDocument,
    "\n  fragment PersonMembershipFields on PersonMembership {\n    isMember\n    memberUntil\n    joinedCompany\n    customerId\n    problems\n    memberships {\n      source\n      plan\n      status\n      amount\n      currency\n      interval\n      renewsDate\n      endsDate\n      graceEndsDate\n    }\n  }\n": types.PersonMembershipFieldsFragmentDoc,
    "\n  mutation GiftCreate($user: ID!, $until: DateTime!) {\n    giftCreate(user: $user, until: $until) {\n      ...PersonMembershipFields\n    }\n  }\n": types.GiftCreateDocument,
    "\n  mutation GiftEnd($user: ID!) {\n    giftEnd(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n": types.GiftEndDocument,
    "\n  query Feedback($before: DateTime, $beforeId: ID, $first: Int) {\n    feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) {\n      _id\n      date\n      email\n      name\n      user_id\n      message\n      path\n    }\n  }\n": types.FeedbackDocument,
    "\n  query MissingWords($first: Int) {\n    missingWordsGetMany(first: $first) {\n      words\n      people\n      lastDay\n    }\n  }\n": types.MissingWordsDocument,
    "\n  query AppHealth {\n    appHealth {\n      people\n      individuals\n      memberships\n      companies\n      signIns {\n        day\n        count\n      }\n      outboxWaiting\n      outboxFailed\n      feedbackWaiting\n      feedbackToDelete\n      feedbackTrouble\n      contentVersion\n      indexMs\n      storeKind\n      storeBytes\n    }\n  }\n": types.AppHealthDocument,
    "\n  query MembershipProblems {\n    membershipProblemGetMany {\n      problem\n      user\n      email\n      firstName\n      lastName\n      customerId\n      date\n    }\n  }\n": types.MembershipProblemsDocument,
    "\n  query Setup {\n    setupGet {\n      hasSecondFactor\n      publicCompany {\n        _id\n        name\n      }\n      firstCompany {\n        _id\n        name\n      }\n      hasCompanyAdmin\n      wasMailSent\n      testMail {\n        to\n        state\n        error\n      }\n      parts {\n        part\n        isReady\n        settings\n      }\n    }\n  }\n": types.SetupDocument,
    "\n  mutation CreatePublicCompany($name: String!) {\n    companyPublicCreate(name: $name) {\n      _id\n    }\n  }\n": types.CreatePublicCompanyDocument,
    "\n  mutation SendTestMail {\n    setupTestMail\n  }\n": types.SendTestMailDocument,
    "\n  query AppAdmins {\n    appAdminGetMany {\n      _id\n      email\n      firstName\n      lastName\n      hasSecondFactor\n      hasAccess\n    }\n  }\n": types.AppAdminsDocument,
    "\n  mutation AppointAppAdmin($email: String!) {\n    appAdminAppoint(email: $email)\n  }\n": types.AppointAppAdminDocument,
    "\n  mutation RemoveAppAdmin($id: ID!) {\n    appAdminRemove(_id: $id)\n  }\n": types.RemoveAppAdminDocument,
    "\n  fragment CompanyChannel on CompanyChannel {\n    _id\n    kind\n    name\n    host\n    ending\n    who\n    isOn\n    isStopped\n    lastSentDate\n    lastError\n  }\n": types.CompanyChannelFragmentDoc,
    "\n  query CompanyChannels {\n    companyChannelGetMany {\n      ...CompanyChannel\n    }\n  }\n": types.CompanyChannelsDocument,
    "\n  mutation CreateCompanyChannel($obj: CompanyChannelCreateInput!) {\n    companyChannelCreate(obj: $obj) {\n      secret\n      channel {\n        ...CompanyChannel\n      }\n    }\n  }\n": types.CreateCompanyChannelDocument,
    "\n  mutation TurnCompanyChannel($_id: ID!, $isOn: Boolean!) {\n    companyChannelUpdate(_id: $_id, isOn: $isOn) {\n      ...CompanyChannel\n    }\n  }\n": types.TurnCompanyChannelDocument,
    "\n  mutation TestCompanyChannel($_id: ID!) {\n    companyChannelTest(_id: $_id) {\n      ...CompanyChannel\n    }\n  }\n": types.TestCompanyChannelDocument,
    "\n  mutation DeleteCompanyChannel($_id: ID!) {\n    companyChannelDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteCompanyChannelDocument,
    "\n  fragment ChatMessage on ChatMessage {\n    _id\n    chatId\n    text\n    kind\n    question\n    asksWhom\n    draft\n    sentences {\n      text\n      sources\n    }\n    sources {\n      n\n      kind\n      id\n      title\n      path\n    }\n    cards {\n      kind\n      id\n      title\n      action\n      situation\n      reason\n      path\n      told\n    }\n    closest {\n      title\n      situation\n    }\n  }\n": types.ChatMessageFragmentDoc,
    "\n  query Chat($_id: ID!) {\n    chatGet(_id: $_id) {\n      _id\n      messages {\n        ...ChatMessage\n      }\n    }\n  }\n": types.ChatDocument,
    "\n  query Chats($first: Int, $after: ID) {\n    chatSettings {\n      writer\n      reader\n    }\n    chatGetMany(first: $first, after: $after) {\n      _id\n      title\n      updatedDate\n    }\n  }\n": types.ChatsDocument,
    "\n  mutation SendMessage($obj: ChatSendInput!) {\n    chatSend(obj: $obj) {\n      ...ChatMessage\n    }\n  }\n": types.SendMessageDocument,
    "\n  mutation DeleteChat($_id: ID!) {\n    chatDelete(_id: $_id)\n  }\n": types.DeleteChatDocument,
    "\n  fragment Memory on ChatMemory {\n    state\n    lines {\n      _id\n      text\n    }\n  }\n": types.MemoryFragmentDoc,
    "\n  query Memory {\n    chatMemoryGetMany {\n      ...Memory\n    }\n  }\n": types.MemoryDocument,
    "\n  mutation UpdateMemory($obj: ChatMemoryUpdateInput!) {\n    chatMemoryUpdate(obj: $obj) {\n      ...Memory\n    }\n  }\n": types.UpdateMemoryDocument,
    "\n  mutation Forget($_id: ID) {\n    chatMemoryDelete(_id: $_id) {\n      ...Memory\n    }\n  }\n": types.ForgetDocument,
    "\n  fragment CompanyRecord on Company {\n    _id\n    version\n    name\n    businessModel\n    geographyFocus\n    revenue\n    industry\n    numberOfEmployees\n    engagementLevel\n    employeeTurnover\n    emailDomains\n    adminEmails\n    referralCode\n    referralCodeExpires\n    seatLimit\n    require2FA\n    require2FASince\n    require2FAGraceDays\n    sessionHours\n    sessionIdleMinutes\n  }\n": types.CompanyRecordFragmentDoc,
    "\n  query CompanyOfAdmin($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n    }\n    memberCounts {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n    companyDomainGetMany {\n      domain\n      expires\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        firstName\n        lastName\n        email\n        state\n        isSelf\n      }\n    }\n  }\n": types.CompanyOfAdminDocument,
    "\n  query CompanyName($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      name\n    }\n  }\n": types.CompanyNameDocument,
    "\n  query CompanySecondFactors {\n    companySecondFactors {\n      members\n      without\n      names\n    }\n  }\n": types.CompanySecondFactorsDocument,
    "\n  mutation UpdateCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n": types.UpdateCompanyDocument,
    "\n  mutation ProveDomain($email: String!) {\n    companyDomainProve(email: $email)\n  }\n": types.ProveDomainDocument,
    "\n  mutation ConfirmDomain($code: String!) {\n    companyDomainConfirm(code: $code)\n  }\n": types.ConfirmDomainDocument,
    "\n  mutation RemoveDomain($domain: String!) {\n    companyDomainRemove(domain: $domain)\n  }\n": types.RemoveDomainDocument,
    "\n  query MemberImport($companyId: ID) {\n    memberImportGet(companyId: $companyId) {\n      _id\n      previewId\n      state\n      fileName\n      encoding\n      createdDate\n      problem\n      rows\n      passed\n      total\n      missingProblem\n      columns {\n        name\n        field\n        isUnreadable\n        samples\n      }\n      counts {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n        missing\n      }\n      outside\n      isOutdated\n      results {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n      }\n    }\n  }\n": types.MemberImportDocument,
    "\n  query MemberImportRows(\n    $id: ID!\n    $companyId: ID\n    $verdict: MemberImportVerdict\n    $after: Int\n  ) {\n    memberImportRowGetMany(_id: $id, companyId: $companyId, verdict: $verdict, after: $after) {\n      next\n      rows {\n        number\n        email\n        name\n        verdict\n        planned\n        problem\n        changes {\n          field\n          from\n          to\n        }\n      }\n    }\n  }\n": types.MemberImportRowsDocument,
    "\n  mutation MapMemberImport($id: ID!, $companyId: ID, $fields: [MemberImportField]!) {\n    memberImportMap(_id: $id, companyId: $companyId, fields: $fields)\n  }\n": types.MapMemberImportDocument,
    "\n  mutation StartMemberImport($id: ID!, $companyId: ID, $previewId: Int!, $missing: Int) {\n    memberImportStart(_id: $id, companyId: $companyId, previewId: $previewId, missing: $missing)\n  }\n": types.StartMemberImportDocument,
    "\n  mutation CancelMemberImport($id: ID!, $companyId: ID) {\n    memberImportCancel(_id: $id, companyId: $companyId)\n  }\n": types.CancelMemberImportDocument,
    "\n  mutation InviteMember($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n": types.InviteMemberDocument,
    "\n  mutation MakeInvitationLink($days: Int!, $uses: Int!) {\n    invitationLinkCreate(days: $days, uses: $uses) {\n      _id\n      code\n      expires\n      uses\n    }\n  }\n": types.MakeInvitationLinkDocument,
    "\n  query InvitationLinks {\n    invitationLinkGetMany {\n      _id\n      createdDate\n      expires\n      uses\n      usesLeft\n      who\n      isValid\n    }\n  }\n": types.InvitationLinksDocument,
    "\n  query CompanyLanding($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      emailDomains\n      require2FA\n    }\n    memberCounts {\n      all\n      invited\n      deactivated\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        state\n      }\n    }\n    invitationRemindGet\n    orgInfoGetByIds {\n      id\n      isAnswered\n    }\n    reminderGetMany {\n      _id\n      targetDate\n      company {\n        _id\n      }\n    }\n    companyReportGetMany {\n      reports {\n        report\n        periods\n        lines {\n          item\n          label\n          of\n          figures\n        }\n      }\n    }\n  }\n": types.CompanyLandingDocument,
    "\n  mutation RemindInvited {\n    invitationRemindMany\n  }\n": types.RemindInvitedDocument,
    "\n  mutation LeaveCompany($email: String) {\n    memberLeave(email: $email)\n  }\n": types.LeaveCompanyDocument,
    "\n  query LeavingAsksAddress {\n    memberLeaveAsksAddress\n  }\n": types.LeavingAsksAddressDocument,
    "\n  mutation AcceptInvitation($code: String!) {\n    invitationAccept(code: $code)\n  }\n": types.AcceptInvitationDocument,
    "\n  query Joining($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n    }\n  }\n": types.JoiningDocument,
    "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n    wish\n    reasons {\n      name\n      value\n    }\n  }\n": types.ShownTipFragmentDoc,
    "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      everythingDismissed\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedOfTheDayDocument,
    "\n  query FeedMore($seen: [ID!]!) {\n    feedMore(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedMoreDocument,
    "\n  query FeedPreview($seen: [ID!]!) {\n    feedPreview(seen: $seen) {\n      left\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n": types.FeedPreviewDocument,
    "\n  query FlowFit($entity: String!) {\n    fitOrder(entity: $entity)\n    fitGet(entity: $entity, first: 30) {\n      pieces {\n        adviceId\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n": types.FlowFitDocument,
    "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n": types.KeepFlowHistoryDocument,
    "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      canGetTexts\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      graceEnds\n      company {\n        name\n        require2FA\n      }\n    }\n  }\n": types.FactorsDocument,
    "\n  mutation FinishWithApp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": types.FinishWithAppDocument,
    "\n  mutation FinishWithSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": types.FinishWithSmsDocument,
    "\n  mutation FinishWithRecovery($code: String!) {\n    useRecoveryCode(code: $code) {\n      token\n    }\n  }\n": types.FinishWithRecoveryDocument,
    "\n  mutation RequestSMSOTP {\n    requestSMSOTP\n  }\n": types.RequestSmsotpDocument,
    "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n": types.SignInAgainDocument,
    "\n  mutation EndReplacedSession {\n    logout\n  }\n": types.EndReplacedSessionDocument,
    "\n  mutation CheckIn($_id: ID!, $obj: CheckInInput!) {\n    goalCheckIn(_id: $_id, obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": types.CheckInDocument,
    "\n  query CommittedActions($first: Int, $after: ID) {\n    committedActionGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      category\n      entity\n      progress\n      reviewDate\n      reviewTime\n      reviewMoment\n      planWhen\n      planThen\n      createdDate\n      achievedDate\n      checkIns {\n        ...StoryCheckIn\n      }\n    }\n  }\n": types.CommittedActionsDocument,
    "\n  query PastFlows($first: Int, $after: ID) {\n    historyGetMany(first: $first, after: $after) {\n      _id\n      flow {\n        entity\n        steps {\n          page\n          selected {\n            title\n          }\n        }\n      }\n      startTime\n      liked\n    }\n  }\n": types.PastFlowsDocument,
    "\n  mutation DeletePastFlow($_id: ID!) {\n    historyDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeletePastFlowDocument,
    "\n  mutation DeletePastFlows {\n    historyDeleteMany\n  }\n": types.DeletePastFlowsDocument,
    "\n  query PastRatings {\n    likedActionGetMany {\n      id\n      liked\n      likedDate\n    }\n  }\n": types.PastRatingsDocument,
    "\n  mutation DeletePastRating($id: String!) {\n    likedActionUpdateById(id: $id, liked: null)\n  }\n": types.DeletePastRatingDocument,
    "\n  mutation DeletePastRatings {\n    likedActionDeleteMany\n  }\n": types.DeletePastRatingsDocument,
    "\n  query GoalCalendar($_id: ID!) {\n    goalCalendarGet(_id: $_id)\n  }\n": types.GoalCalendarDocument,
    "\n  mutation DeleteGoal($_id: ID!) {\n    goalDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteGoalDocument,
    "\n  mutation RestoreGoal($_id: ID!) {\n    goalRestore(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": types.RestoreGoalDocument,
    "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    actionId\n    adviceId\n    adviceTitle\n    title\n    state\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    reviewTime\n    reviewMoment\n    checkInWorth {\n      counts\n      points\n      more\n      morePoints\n    }\n    planWhen\n    planThen\n    kitId\n    stepsDone\n    pathId\n    pathWeek\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n": types.ListedGoalFragmentDoc,
    "\n  fragment StoryCheckIn on CheckIn {\n    _id\n    outcome\n    next\n    note\n    was\n    progressBefore\n    progressAfter\n    createdDate\n  }\n": types.StoryCheckInFragmentDoc,
    "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionTitle\n    adviceBody\n    planObstacle\n    planIfThen\n    planTime\n    planDays\n    checkIns {\n      ...StoryCheckIn\n    }\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n    achievedDate\n  }\n": types.WholeGoalFragmentDoc,
    "\n  query Goals($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n    rhythmGet {\n      today\n    }\n  }\n": types.GoalsDocument,
    "\n  query Bookmarks($first: Int, $after: ID) {\n    bookmarkGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n  }\n": types.BookmarksDocument,
    "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n": types.GoalDocument,
    "\n  mutation UpdateGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": types.UpdateGoalDocument,
    "\n  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {\n    goalRestore(_id: $_id) {\n      _id\n    }\n    goalUpdate(obj: $obj) {\n      ...WholeGoal\n    }\n  }\n": types.BringBackBookmarkDocument,
    "\n  query Next {\n    commitmentGet {\n      when\n      days\n      othersDue\n      week\n      timesDone\n      step {\n        pathId\n        title\n        state\n        week\n        weekTitle\n        why\n        end\n      }\n      goal {\n        ...ListedGoal\n      }\n    }\n    partnerNewsGet {\n      _id\n    }\n  }\n": types.NextDocument,
    "\n  mutation StartPathWeek($pathId: ID!) {\n    pathStepCreate(pathId: $pathId) {\n      _id\n      pathWeek\n    }\n  }\n": types.StartPathWeekDocument,
    "\n  query CompanyEvents {\n    companyEventGetMany {\n      _id\n      at\n      kind\n      who\n      items\n      month\n    }\n  }\n": types.CompanyEventsDocument,
    "\n  query OwnHandbookQuestions {\n    handbookQuestionOwn {\n      id\n      text\n      isNamed\n      isDismissed\n    }\n  }\n": types.OwnHandbookQuestionsDocument,
    "\n  mutation AskHandbookQuestion($obj: HandbookQuestionCreateInput!) {\n    handbookQuestionCreate(obj: $obj)\n  }\n": types.AskHandbookQuestionDocument,
    "\n  mutation NoteHandbookMiss($words: String!) {\n    handbookMissCreate(words: $words)\n  }\n": types.NoteHandbookMissDocument,
    "\n  query HandbookGaps {\n    handbookQuestionGetMany {\n      key\n      id\n      text\n      names\n      unnamed\n    }\n    handbookMissGetMany {\n      month\n      words\n      people\n    }\n  }\n": types.HandbookGapsDocument,
    "\n  mutation DismissHandbookQuestion($key: String!, $undo: Boolean) {\n    handbookQuestionDismiss(key: $key, undo: $undo)\n  }\n": types.DismissHandbookQuestionDocument,
    "\n  fragment Answer on OrgInfo {\n    _id\n    version\n    id\n    question\n    answer\n    url\n    contactPerson\n    isAnswered\n    updatedDate\n    changedBy\n  }\n": types.AnswerFragmentDoc,
    "\n  query Answers {\n    orgInfoGetMany {\n      ...Answer\n    }\n  }\n": types.AnswersDocument,
    "\n  query OwnAnswers {\n    orgInfoGetByIds {\n      ...Answer\n    }\n  }\n": types.OwnAnswersDocument,
    "\n  mutation SaveAnswers($arr: [OrgInfoManyInput!]!) {\n    orgInfoUpdateMany(arr: $arr) {\n      ...Answer\n    }\n  }\n": types.SaveAnswersDocument,
    "\n  mutation DeleteAnswer($_id: ID!) {\n    orgInfoDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteAnswerDocument,
    "\n  query HomeGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      version\n      title\n      entity\n      state\n      endDate\n      reviewDate\n      reviewMoment\n      isGoal\n      isBookmark\n      createdDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n": types.HomeGoalsDocument,
    "\n  query NextAdvice {\n    nextAdviceGet {\n      isOn\n      recorded\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n      fresh {\n        adviceId\n        isSeen\n        why {\n          name\n          value\n        }\n      }\n    }\n  }\n": types.NextAdviceDocument,
    "\n  mutation AdviceShown($ids: [ID!]!) {\n    adviceShownRecord(ids: $ids)\n  }\n": types.AdviceShownDocument,
    "\n  fragment HouseEntry on HouseEntry {\n    _id\n    version\n    kind\n    title\n    text\n    link\n  }\n": types.HouseEntryFragmentDoc,
    "\n  query HouseEntries {\n    houseEntryGetMany {\n      ...HouseEntry\n    }\n  }\n": types.HouseEntriesDocument,
    "\n  mutation CreateHouseEntry($obj: HouseEntryCreateInput!) {\n    houseEntryCreate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n": types.CreateHouseEntryDocument,
    "\n  mutation UpdateHouseEntry($obj: HouseEntryUpdateInput!) {\n    houseEntryUpdate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n": types.UpdateHouseEntryDocument,
    "\n  mutation DeleteHouseEntry($_id: ID!) {\n    houseEntryDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteHouseEntryDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String, $isIosLogin: Boolean) {\n    login(email: $email, password: $password, code: $code, isIosLogin: $isIosLogin) {\n      token\n      state\n    }\n  }\n": types.LoginDocument,
    "\n  mutation GetResetPasswordLink($email: String!) {\n    getResetPasswordLink(email: $email)\n  }\n": types.GetResetPasswordLinkDocument,
    "\n  mutation VerifyResetPasswordCode($code: String!) {\n    verifyResetPasswordCode(code: $code)\n  }\n": types.VerifyResetPasswordCodeDocument,
    "\n  mutation ResetPassword($password: String!, $code: String!) {\n    resetPassword(password: $password, code: $code)\n  }\n": types.ResetPasswordDocument,
    "\n  query SetupIsOpen {\n    setupIsOpen\n  }\n": types.SetupIsOpenDocument,
    "\n  query SetupCode($code: String!) {\n    setupCodeRead(code: $code) {\n      email\n      hasAccount\n    }\n  }\n": types.SetupCodeDocument,
    "\n  mutation CreateFirstAdmin($obj: SetupCreateAdminInput!) {\n    setupCreateAdmin(obj: $obj) {\n      token\n    }\n  }\n": types.CreateFirstAdminDocument,
    "\n  mutation BecomeFirstAdmin($code: String!) {\n    setupBecomeAdmin(code: $code) {\n      token\n    }\n  }\n": types.BecomeFirstAdminDocument,
    "\n  query Invitation($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n      firstName\n      lastName\n      hasAccount\n    }\n  }\n": types.InvitationDocument,
    "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation VerifyEmail($code: String!, $password: String, $joins: Boolean, $expectedCompany: String)  {\n    verifyEmail(code: $code, password: $password, requiresProof: true, joins: $joins, expectedCompany: $expectedCompany)\n  }\n": types.VerifyEmailDocument,
    "\n  query VerifyEmailPreview($code: String!) {\n    verifyEmailPreview(code: $code) {\n      company\n      asks\n      leaves\n      isPublic\n    }\n  }\n": types.VerifyEmailPreviewDocument,
    "\n  mutation ResendEmailVerification($_id: ID!) {\n    resendEmailVerification(_id: $_id)\n  }\n": types.ResendEmailVerificationDocument,
    "\n  mutation EmailChange($email: String!) {\n    emailChange(email: $email)\n  }\n": types.EmailChangeDocument,
    "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeksAgo\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        part\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n": types.LatestImpactIndexDocument,
    "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n": types.AdviceViewedDocument,
    "\n  mutation ReadFeed($item: ID!) {\n    recordReadFeed(feedId: $item) {\n      _id\n    }\n  }\n": types.ReadFeedDocument,
    "\n  mutation ReadReminder($item: ID!) {\n    recordReadReminder(reminderId: $item) {\n      _id\n    }\n  }\n": types.ReadReminderDocument,
    "\n  query OwnCluster {\n    me {\n      profileCluster\n    }\n  }\n": types.OwnClusterDocument,
    "\n  query RhythmGet {\n    rhythmGet {\n      inRhythm\n      of\n      isFromStart\n      today\n      weeks {\n        yearWeek\n        monday\n        state\n      }\n    }\n  }\n": types.RhythmGetDocument,
    "\n  query TimeOff {\n    rhythmGet {\n      today\n    }\n  }\n": types.TimeOffDocument,
    "\n  query PauseGetMany {\n    pauseGetMany {\n      _id\n      fromDay\n      toDay\n      kind\n    }\n  }\n": types.PauseGetManyDocument,
    "\n  mutation PauseCreate($obj: PauseCreateInput!) {\n    pauseCreate(obj: $obj) {\n      _id\n    }\n  }\n": types.PauseCreateDocument,
    "\n  mutation PauseEnd($_id: ID!) {\n    pauseEnd(_id: $_id) {\n      _id\n    }\n  }\n": types.PauseEndDocument,
    "\n  mutation PauseDelete($_id: ID!) {\n    pauseDelete(_id: $_id)\n  }\n": types.PauseDeleteDocument,
    "\n  query RecentlyViewed($first: Int, $after: ID) {\n    impactActionHistoryGetMany(first: $first, after: $after) {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n": types.RecentlyViewedDocument,
    "\n  mutation ForgetViewed($_id: ID!) {\n    impactActionHistoryDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.ForgetViewedDocument,
    "\n  mutation ForgetAllViewed {\n    impactActionHistoryDeleteMany\n  }\n": types.ForgetAllViewedDocument,
    "\n  query GoalsToHelp($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      adviceId\n      title\n      entity\n      isGoal\n      state\n      updatedDate\n      advices {\n        id\n      }\n    }\n  }\n": types.GoalsToHelpDocument,
    "\n  query HelpsOfGoal($_id: ID!) {\n    goalGet(_id: $_id) {\n      version\n      advices {\n        id\n        title\n        body\n      }\n    }\n  }\n": types.HelpsOfGoalDocument,
    "\n  mutation ChangeHelpsOfGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n    }\n  }\n": types.ChangeHelpsOfGoalDocument,
    "\n  query PathProgress($pathId: ID!) {\n    pathProgressGet(pathId: $pathId) {\n      current\n      next\n      weeks {\n        week\n        goalId\n        isAchieved\n      }\n    }\n  }\n": types.PathProgressDocument,
    "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    situation\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n": types.FoundHitFragmentDoc,
    "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n": types.LibrarySearchDocument,
    "\n  query StoredSearches($first: Int, $after: ID) {\n    searchGetMany(first: $first, after: $after) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": types.StoredSearchesDocument,
    "\n  mutation StoreSearch($obj: SearchCreateInput!) {\n    searchCreate(obj: $obj) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n": types.StoreSearchDocument,
    "\n  mutation DeleteSearch($_id: ID!) {\n    searchDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.DeleteSearchDocument,
    "\n  query MembershipPlanGetMany {\n    membershipPlanGetMany {\n      provider\n      plans {\n        id\n        amount\n        currency\n        interval\n      }\n    }\n  }\n": types.MembershipPlanGetManyDocument,
    "\n  query MembershipGet {\n    membershipGet {\n      isMember\n      viewerCanBuy\n      viewerCanManage\n      memberUntil\n      joinedCompany\n      memberships {\n        source\n        plan\n        status\n        amount\n        currency\n        interval\n        cancelAtPeriodEnd\n        renewsDate\n        endsDate\n        paymentFailedDate\n        graceEndsDate\n      }\n    }\n  }\n": types.MembershipGetDocument,
    "\n  mutation CheckoutCreate($plan: ID!) {\n    checkoutCreate(plan: $plan) {\n      url\n      isPortal\n    }\n  }\n": types.CheckoutCreateDocument,
    "\n  query StripeCustomerPortalSession {\n    stripeCustomerPortalSession {\n      url\n    }\n  }\n": types.StripeCustomerPortalSessionDocument,
    "\n  mutation UpdateTier {\n    updateTier\n  }\n": types.UpdateTierDocument,
    "\n  query InboxUnread {\n    inboxGet {\n      unread\n    }\n  }\n": types.InboxUnreadDocument,
    "\n  query Inbox {\n    inboxGet {\n      unread\n      messages {\n        _id\n        kind\n        subject\n        path\n        createdDate\n        readDate\n      }\n    }\n  }\n": types.InboxDocument,
    "\n  mutation ReadInbox($ids: [ID!]) {\n    inboxRead(ids: $ids)\n  }\n": types.ReadInboxDocument,
    "\n  query SentMessages {\n    messageSentGetMany {\n      _id\n      kind\n      channel\n      subject\n      createdDate\n      sentDate\n      state\n    }\n  }\n": types.SentMessagesDocument,
    "\n  query StopPreview($token: String!) {\n    messageStopPreview(token: $token)\n  }\n": types.StopPreviewDocument,
    "\n  mutation StopMessages($token: String!, $stop: MessageStop!) {\n    messageStop(token: $token, stop: $stop)\n  }\n": types.StopMessagesDocument,
    "\n  query CheckInLinkPreview($token: String!) {\n    checkInLinkPreview(token: $token) {\n      title\n      isAnswered\n    }\n  }\n": types.CheckInLinkPreviewDocument,
    "\n  mutation CheckInByLink($token: String!, $outcome: String!) {\n    checkInByLink(token: $token, outcome: $outcome) {\n      title\n      isAnswered\n    }\n  }\n": types.CheckInByLinkDocument,
    "\n  fragment MessageSettings on MessageSettings {\n    choices {\n      kind\n      mail\n      push\n    }\n    days\n    fromTime\n    toTime\n    digestDay\n    digestTime\n    mutedUntil\n    isMailFailing\n  }\n": types.MessageSettingsFragmentDoc,
    "\n  query MessageSettings {\n    messageSettingsGet {\n      ...MessageSettings\n    }\n  }\n": types.MessageSettingsDocument,
    "\n  mutation ChooseMessages($kind: String!, $mail: Boolean!, $push: Boolean!) {\n    messageChoose(kind: $kind, mail: $mail, push: $push) {\n      ...MessageSettings\n    }\n  }\n": types.ChooseMessagesDocument,
    "\n  mutation UpdateMessageTimes($obj: MessageTimesInput!) {\n    messageTimesUpdate(obj: $obj) {\n      ...MessageSettings\n    }\n  }\n": types.UpdateMessageTimesDocument,
    "\n  mutation MuteMessages($isOn: Boolean!) {\n    messageMute(isOn: $isOn) {\n      ...MessageSettings\n    }\n  }\n": types.MuteMessagesDocument,
    "\n  mutation RetryMail {\n    messageMailRetry {\n      ...MessageSettings\n    }\n  }\n": types.RetryMailDocument,
    "\n  query PushKey {\n    pushKeyGet\n  }\n": types.PushKeyDocument,
    "\n  mutation SubscribePush($obj: PushSubscribeInput!) {\n    pushSubscribe(obj: $obj)\n  }\n": types.SubscribePushDocument,
    "\n  mutation UnsubscribePush($endpoint: String!) {\n    pushUnsubscribe(endpoint: $endpoint)\n  }\n": types.UnsubscribePushDocument,
    "\n  query MonthReview {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n      weeks\n      did\n      partly\n      achieved\n      forWhom {\n        entity\n        actions\n      }\n      best {\n        note\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n      suggestion {\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n    }\n  }\n": types.MonthReviewDocument,
    "\n  query MonthOnHome {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n    }\n  }\n": types.MonthOnHomeDocument,
    "\n  mutation MonthSeen($month: String!) {\n    monthReviewSeen(month: $month)\n  }\n": types.MonthSeenDocument,
    "\n  query News {\n    newsGetMany {\n      id\n      date\n      title\n      text\n      isUnread\n    }\n  }\n": types.NewsDocument,
    "\n  mutation NewsRead($id: ID!) {\n    newsRead(id: $id)\n  }\n": types.NewsReadDocument,
    "\n  mutation SaveOnboarding($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...OnboardingProfile\n    }\n  }\n": types.SaveOnboardingDocument,
    "\n  mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {\n    userProfileCluster(traitCount: $traitCount, user: $user) {\n      ...OnboardingProfile\n    }\n  }\n": types.FindProfileDocument,
    "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n": types.OnboardingProfileFragmentDoc,
    "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n": types.OnboardingProfileDocument,
    "\n  query PartnerNews {\n    partnerNewsGet {\n      _id\n      kind\n      person {\n        name\n        firstName\n        avatar\n      }\n      goalId\n      title\n      answer\n      line\n    }\n  }\n": types.PartnerNewsDocument,
    "\n  mutation AnswerPartner($question: ID!, $answer: PartnerAnswer, $line: String) {\n    partnerAnswer(question: $question, answer: $answer, line: $line)\n  }\n": types.AnswerPartnerDocument,
    "mutation SeePartnerNews($ids: [ID!]!) { partnerNewsSeen(ids: $ids) }": types.SeePartnerNewsDocument,
    "\n  mutation InvitePartner($obj: PartnerInviteInput!) {\n    partnerInvite(obj: $obj) {\n      state\n      code\n    }\n  }\n": types.InvitePartnerDocument,
    "\n  query FindColleagues($name: String!) {\n    partnerColleagueGetMany(name: $name) {\n      _id\n      name\n      firstName\n      avatar\n    }\n  }\n": types.FindColleaguesDocument,
    "\n  query PartnerLink($code: String!) {\n    partnerLinkGet(code: $code) {\n      name\n      firstName\n      avatar\n      isOwn\n    }\n  }\n": types.PartnerLinkDocument,
    "\n  query GoalsToShare($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      isGoal\n    }\n  }\n": types.GoalsToShareDocument,
    "\n  mutation LetColleaguesFindMe($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n    }\n  }\n": types.LetColleaguesFindMeDocument,
    "mutation AcceptPartnerLink($code: String!) { partnerAcceptLink(code: $code) }": types.AcceptPartnerLinkDocument,
    "mutation AcceptPartner($_id: ID!) { partnerAccept(_id: $_id) }": types.AcceptPartnerDocument,
    "mutation DeclinePartner($_id: ID!) { partnerDecline(_id: $_id) }": types.DeclinePartnerDocument,
    "mutation BlockPartner($_id: ID!) { partnerBlock(_id: $_id) }": types.BlockPartnerDocument,
    "mutation UnblockPartner($_id: ID!) { partnerUnblock(_id: $_id) }": types.UnblockPartnerDocument,
    "mutation EndPartner($_id: ID!) { partnerEnd(_id: $_id) }": types.EndPartnerDocument,
    "mutation CheerPartner($_id: ID!, $goalId: ID!) { partnerCheer(_id: $_id, goalId: $goalId) }": types.CheerPartnerDocument,
    "\n  query Partners {\n    partnerGetMany {\n      _id\n      state\n      person {\n        name\n        firstName\n        avatar\n      }\n      expires\n      goals {\n        _id\n        title\n        planWhen\n        planThen\n        progress\n        reviewDate\n        isAchieved\n        isNudged\n        isCheered\n        isAsked\n        question {\n          sentDate\n          answer\n          line\n        }\n      }\n      shared {\n        _id\n        title\n        cheeredDate\n      }\n    }\n    me {\n      _id\n      version\n      optContactByColleague\n    }\n  }\n": types.PartnersDocument,
    "mutation SharePartnerGoal($_id: ID!, $goalId: ID!) { partnerShareGoal(_id: $_id, goalId: $goalId) }": types.SharePartnerGoalDocument,
    "mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) { partnerUnshareGoal(_id: $_id, goalId: $goalId) }": types.UnsharePartnerGoalDocument,
    "mutation AskPartner($_id: ID!, $goalId: ID!) { partnerAsk(_id: $_id, goalId: $goalId) }": types.AskPartnerDocument,
    "\n  query WhoSeesWhat {\n    whoSeesWhat {\n      group\n      you\n      colleagues\n      companyAdmins\n      appAdmins\n      partners\n      partnerSees\n      operators\n      isCopied\n      kept {\n        what\n        days\n      }\n    }\n  }\n": types.WhoSeesWhatDocument,
    "\n  mutation CloseAccount($_id: ID!) {\n    userDelete(_id: $_id) {\n      deletionDate\n    }\n  }\n": types.CloseAccountDocument,
    "\n  query Closing {\n    me {\n      deletionDate\n    }\n  }\n": types.ClosingDocument,
    "\n  mutation KeepAccount {\n    userKeep\n  }\n": types.KeepAccountDocument,
    "\n  mutation KeepAccountByLink($code: String!) {\n    userKeepByLink(code: $code)\n  }\n": types.KeepAccountByLinkDocument,
    "\n  query CalendarAddressGet {\n    calendarAddressGet {\n      createdDate\n      lastReadDate\n    }\n  }\n": types.CalendarAddressGetDocument,
    "\n  mutation CalendarAddressCreate {\n    calendarAddressCreate {\n      address\n      createdDate\n      lastReadDate\n    }\n  }\n": types.CalendarAddressCreateDocument,
    "\n  mutation CalendarAddressDelete {\n    calendarAddressDelete\n  }\n": types.CalendarAddressDeleteDocument,
    "\n  fragment Profile on User {\n    _id\n    version\n    firstName\n    lastName\n    role\n    job\n    timeCommitDaily\n    motivations\n    learningStyles\n    selectedTraitIds\n    profileCluster\n    timeZone\n    holidayCalendar\n    optContactByColleague\n    shareWeeklyScore\n    language\n    tailored\n  }\n": types.ProfileFragmentDoc,
    "\n  query Profile {\n    me {\n      ...Profile\n    }\n  }\n": types.ProfileDocument,
    "\n  mutation SaveProfile($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...Profile\n    }\n  }\n": types.SaveProfileDocument,
    "\n  query HolidayCalendars {\n    holidayCalendarGetMany {\n      id\n      name\n    }\n  }\n": types.HolidayCalendarsDocument,
    "\n  query AdviceWishes {\n    fitGet(first: 1) {\n      wishes\n    }\n  }\n": types.AdviceWishesDocument,
    "\n  mutation SaveDeviceTime($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n      timeZone\n      holidayCalendar\n    }\n  }\n": types.SaveDeviceTimeDocument,
    "\n  query ChosenHolidays {\n    me {\n      version\n      holidayCalendar\n    }\n  }\n": types.ChosenHolidaysDocument,
    "\n  query ImpactRanking {\n    impactRankingGet {\n      order\n      isOwn\n    }\n  }\n": types.ImpactRankingDocument,
    "\n  mutation UpdateImpactRanking($order: [String!]) {\n    impactRankingUpdate(order: $order) {\n      order\n      isOwn\n    }\n  }\n": types.UpdateImpactRankingDocument,
    "\n  query RehearsalWriter {\n    chatSettings {\n      writer\n    }\n  }\n": types.RehearsalWriterDocument,
    "\n  mutation SayInRehearsal($obj: RehearsalSayInput!) {\n    rehearsalSay(obj: $obj) {\n      replies\n      isSure\n      says\n      help {\n        ...RehearsalHelp\n      }\n    }\n  }\n": types.SayInRehearsalDocument,
    "\n  fragment RehearsalHelp on RehearsalHelp {\n    sentences\n    cards {\n      kind\n      id\n      title\n      path\n    }\n  }\n": types.RehearsalHelpFragmentDoc,
    "\n  fragment CompanyReminder on Reminder {\n    ...ReminderFields\n    version\n    updatedDate\n    reached\n  }\n": types.CompanyReminderFragmentDoc,
    "\n  query CompanyReminders($companyId: ID) {\n    reminderGetMany(companyId: $companyId) {\n      ...CompanyReminder\n    }\n  }\n": types.CompanyRemindersDocument,
    "\n  mutation CreateReminder($obj: ReminderCreateInput!) {\n    reminderCreate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n": types.CreateReminderDocument,
    "\n  mutation UpdateReminder($obj: ReminderUpdateInput!) {\n    reminderUpdate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n": types.UpdateReminderDocument,
    "\n  mutation DeleteReminder($id: ID!) {\n    reminderDelete(_id: $id) {\n      _id\n    }\n  }\n": types.DeleteReminderDocument,
    "\n  fragment ReminderFields on Reminder {\n    _id\n    targetDate\n    categoryId\n    categoryTitle\n    actions\n    roles\n    text\n    sendDate\n    sendTime\n  }\n": types.ReminderFieldsFragmentDoc,
    "\n  query HubReminders {\n    reminderGetMany {\n      ...ReminderFields\n      readDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n": types.HubRemindersDocument,
    "\n  query AllReports(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $after: String\n  ) {\n    companyReportOverviewGetMany(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      after: $after\n    ) {\n      months\n      from\n      to\n      month\n      total\n      next\n      columns {\n        item\n        label\n        of\n      }\n      rows {\n        companyId\n        companyName\n        isClosed\n        figures\n      }\n    }\n  }\n": types.AllReportsDocument,
    "\n  query AllReportsSums($to: String, $query: String) {\n    companyReportOverviewSums(to: $to, query: $query) {\n      month\n      sums {\n        figure\n        companies\n      }\n    }\n  }\n": types.AllReportsSumsDocument,
    "\n  query AllReportsLines($from: String, $to: String) {\n    companyReportOverviewSums(from: $from, to: $to) {\n      periods\n      lines {\n        item\n        label\n        isExact\n        of\n        figures\n      }\n    }\n  }\n": types.AllReportsLinesDocument,
    "\n  query AllReportsFile(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $format: ReportFormat!\n  ) {\n    companyReportOverviewFile(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n": types.AllReportsFileDocument,
    "\n  query CompanyReports($companyId: ID, $from: String, $to: String) {\n    companyReportGetMany(companyId: $companyId, from: $from, to: $to) {\n      companyId\n      companyName\n      months\n      lastMonth\n      from\n      to\n      reports {\n        report\n        title\n        by\n        periods\n        lines {\n          item\n          label\n          isExact\n          of\n          figures\n        }\n      }\n    }\n  }\n": types.CompanyReportsDocument,
    "\n  query CompanyReportFile(\n    $companyId: ID\n    $from: String\n    $to: String\n    $format: ReportFormat!\n  ) {\n    companyReportFile(\n      companyId: $companyId\n      from: $from\n      to: $to\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n": types.CompanyReportFileDocument,
    "\n  query ShownScores($yearWeek: String) {\n    getCompanyMembersIndex(yearWeek: $yearWeek) {\n      yearWeek\n      members {\n        _id\n        firstName\n        lastName\n        avatar\n        weeklyScore\n      }\n    }\n  }\n": types.ShownScoresDocument,
    "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n": types.ChangeAddressDocument,
    "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation EndSession($_id: ID!) {\n    sessionDelete(_id: $_id) {\n      _id\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    sessionDeleteMany\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n": types.MakeRecoveryCodesDocument,
    "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n": types.SessionsDocument,
    "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n      byAdmin\n    }\n  }\n": types.EventsDocument,
    "\n  mutation ConfirmSms($code: String!) {\n    verifySMSOTP(code: $code) {\n      token\n    }\n  }\n": types.ConfirmSmsDocument,
    "\n  mutation SetUpSms($phone: String!) {\n    setupSMSOTP(phone: $phone)\n  }\n": types.SetUpSmsDocument,
    "\n  mutation RemoveSms($code: String!) {\n    verifyAndDisableSMSOTP(code: $code) {\n      token\n    }\n  }\n": types.RemoveSmsDocument,
    "\n  mutation RemoveSmsByRecovery($code: String!) {\n    disableSMSOTPWithRecovery(code: $code) {\n      token\n    }\n  }\n": types.RemoveSmsByRecoveryDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    verifyTOTP(code: $code) {\n      token\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n": types.BeginTotpDocument,
    "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n": types.RemoveTotpDocument,
    "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n": types.TestSecondFactorDocument,
    "\n  query OfflineGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      ...WholeGoal\n    }\n  }\n": types.OfflineGoalsDocument,
    "\n  mutation SendFeedback($obj: FeedbackCreateInput!) {\n    feedbackCreate(obj: $obj)\n  }\n": types.SendFeedbackDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      _id\n      version\n      email\n      firstName\n      lastName\n      avatar\n      isAppAdmin\n      isPublicUser\n      viewerCanAdminister\n      viewerCanAdministerApp\n      emailVerified\n      showWelcomeDialog\n      hasUnreadNews\n      tier\n      entityOrder\n      timeZone\n      sessionState\n      company {\n        _id\n        name\n        require2FA\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyChanges($companyId: ID) {\n    companyEventGetMany(companyId: $companyId) {\n      _id\n      at\n      kind\n      who\n      about\n      items\n      fields\n      counts {\n        what\n        count\n      }\n      month\n    }\n  }\n"): typeof import('./graphql.ts').CompanyChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportChanges($companyId: ID, $import: ID!, $before: ID, $first: Int!) {\n    companyEventGetMany(companyId: $companyId, import: $import, before: $before, first: $first) {\n      _id\n      kind\n      about\n      fields\n    }\n  }\n"): typeof import('./graphql.ts').ImportChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberOfCompany($id: ID!, $companyId: ID) {\n    memberGet(_id: $id, companyId: $companyId) {\n      ...MemberRecord\n    }\n  }\n"): typeof import('./graphql.ts').MemberOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMember($obj: MemberChangeInput!) {\n    memberUpdate(obj: $obj)\n  }\n"): typeof import('./graphql.ts').UpdateMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateMember($id: ID!, $companyId: ID) {\n    memberDeactivate(_id: $id, companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').DeactivateMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReactivateMember($id: ID!, $companyId: ID) {\n    memberReactivate(_id: $id, companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').ReactivateMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendInvitation($id: ID!, $companyId: ID) {\n    invitationSend(_id: $id, companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').SendInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!, $companyId: ID) {\n    invitationRevoke(_id: $id, companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').RevokeInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRecord on Member {\n    _id\n    version\n    email\n    firstName\n    lastName\n    role\n    isCompanyAdmin\n    state\n    isSelf\n    createdDate\n    deactivatedDate\n    lastIosLogin\n    expires\n    isValid\n  }\n"): typeof import('./graphql.ts').MemberRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members(\n    $query: String\n    $state: MemberState\n    $role: MemberRole\n    $sort: MemberSort\n    $after: String\n    $companyId: ID\n    $isPublic: Boolean\n    $withAccess: Boolean\n  ) {\n    memberGetMany(\n      query: $query\n      state: $state\n      role: $role\n      sort: $sort\n      after: $after\n      companyId: $companyId\n      isPublic: $isPublic\n      withAccess: $withAccess\n    ) {\n      total\n      next\n      rows {\n        ...MemberRecord\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembersElsewhere($query: String, $role: MemberRole, $companyId: ID) {\n    invited: memberGetMany(\n      query: $query\n      role: $role\n      state: invited\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n    deactivated: memberGetMany(\n      query: $query\n      role: $role\n      state: deactivated\n      first: 1\n      companyId: $companyId\n    ) {\n      total\n    }\n  }\n"): typeof import('./graphql.ts').MembersElsewhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {\n    impactActionHistoryUpdateById(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').NoteViewedDocument;
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
export function graphql(source: "\n  query FitGet($entity: String, $first: Int) {\n    fitGet(entity: $entity, first: $first) {\n      isOn\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FitGetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdviceWish($adviceId: ID!, $wish: String) {\n    adviceWishUpdate(adviceId: $adviceId, wish: $wish)\n  }\n"): typeof import('./graphql.ts').UpdateAdviceWishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetAdviceWishes {\n    adviceWishDeleteMany\n  }\n"): typeof import('./graphql.ts').ForgetAdviceWishesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Occasions($entity: String) {\n    occasionsGet(entity: $entity) {\n      kits\n      paths\n    }\n  }\n"): typeof import('./graphql.ts').OccasionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedAdvice($ids: [String!]!, $first: Int, $after: ID) {\n    goalGetByAdviceIds(ids: $ids, first: $first, after: $after) {\n      _id\n      version\n      adviceId\n      entity\n      isGoal\n      isBookmark\n      planWhen\n      planThen\n    }\n  }\n"): typeof import('./graphql.ts').SavedAdviceDocument;
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
export function graphql(source: "\n  fragment CompanyRow on CompanyOverview {\n    _id\n    name\n    members\n    domains\n    require2FA\n    seatLimit\n    isPublicDefault\n    createdDate\n  }\n"): typeof import('./graphql.ts').CompanyRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies($query: String, $first: Int, $after: String) {\n    companyOverviewGetMany(query: $query, first: $first, after: $after) {\n      total\n      next\n      rows {\n        ...CompanyRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnyCompany($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n      isPublicDefault\n      createdDate\n    }\n    memberCounts(companyId: $id) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n"): typeof import('./graphql.ts').AnyCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedCompanies {\n    companyDeletedGetMany {\n      _id\n      name\n      at\n      who\n    }\n  }\n"): typeof import('./graphql.ts').DeletedCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicUsers {\n    memberCounts(isPublic: true) {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n  }\n"): typeof import('./graphql.ts').PublicUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompany($obj: CompanyCreateInput!) {\n    companyCreate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n"): typeof import('./graphql.ts').CreateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAnyCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAnyCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCompany($id: ID!) {\n    companyDelete(_id: $id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAdmin($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n"): typeof import('./graphql.ts').InviteAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServerParts {\n    appHealth {\n      version\n      storeKind\n      backupDate\n      model {\n        place\n        problem\n      }\n      pictures {\n        place\n        problem\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ServerPartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnyMember($id: ID!) {\n    memberGet(_id: $id) {\n      ...MemberRecord\n      company {\n        _id\n        name\n      }\n      account {\n        _id\n        emailVerified\n        isAppAdmin\n        tier\n        lastIosLogin\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AnyMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveMember($id: ID!, $from: ID!, $to: ID!) {\n    memberMove(_id: $id, from: $from, to: $to)\n  }\n"): typeof import('./graphql.ts').MoveMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonMembership($user: ID!) {\n    personMembershipGet(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n"): typeof import('./graphql.ts').PersonMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonMembershipFields on PersonMembership {\n    isMember\n    memberUntil\n    joinedCompany\n    customerId\n    problems\n    memberships {\n      source\n      plan\n      status\n      amount\n      currency\n      interval\n      renewsDate\n      endsDate\n      graceEndsDate\n    }\n  }\n"): typeof import('./graphql.ts').PersonMembershipFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiftCreate($user: ID!, $until: DateTime!) {\n    giftCreate(user: $user, until: $until) {\n      ...PersonMembershipFields\n    }\n  }\n"): typeof import('./graphql.ts').GiftCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiftEnd($user: ID!) {\n    giftEnd(user: $user) {\n      ...PersonMembershipFields\n    }\n  }\n"): typeof import('./graphql.ts').GiftEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feedback($before: DateTime, $beforeId: ID, $first: Int) {\n    feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) {\n      _id\n      date\n      email\n      name\n      user_id\n      message\n      path\n    }\n  }\n"): typeof import('./graphql.ts').FeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingWords($first: Int) {\n    missingWordsGetMany(first: $first) {\n      words\n      people\n      lastDay\n    }\n  }\n"): typeof import('./graphql.ts').MissingWordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppHealth {\n    appHealth {\n      people\n      individuals\n      memberships\n      companies\n      signIns {\n        day\n        count\n      }\n      outboxWaiting\n      outboxFailed\n      feedbackWaiting\n      feedbackToDelete\n      feedbackTrouble\n      contentVersion\n      indexMs\n      storeKind\n      storeBytes\n    }\n  }\n"): typeof import('./graphql.ts').AppHealthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembershipProblems {\n    membershipProblemGetMany {\n      problem\n      user\n      email\n      firstName\n      lastName\n      customerId\n      date\n    }\n  }\n"): typeof import('./graphql.ts').MembershipProblemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Setup {\n    setupGet {\n      hasSecondFactor\n      publicCompany {\n        _id\n        name\n      }\n      firstCompany {\n        _id\n        name\n      }\n      hasCompanyAdmin\n      wasMailSent\n      testMail {\n        to\n        state\n        error\n      }\n      parts {\n        part\n        isReady\n        settings\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePublicCompany($name: String!) {\n    companyPublicCreate(name: $name) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreatePublicCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail {\n    setupTestMail\n  }\n"): typeof import('./graphql.ts').SendTestMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppAdmins {\n    appAdminGetMany {\n      _id\n      email\n      firstName\n      lastName\n      hasSecondFactor\n      hasAccess\n    }\n  }\n"): typeof import('./graphql.ts').AppAdminsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AppointAppAdmin($email: String!) {\n    appAdminAppoint(email: $email)\n  }\n"): typeof import('./graphql.ts').AppointAppAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAppAdmin($id: ID!) {\n    appAdminRemove(_id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveAppAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyChannel on CompanyChannel {\n    _id\n    kind\n    name\n    host\n    ending\n    who\n    isOn\n    isStopped\n    lastSentDate\n    lastError\n  }\n"): typeof import('./graphql.ts').CompanyChannelFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyChannels {\n    companyChannelGetMany {\n      ...CompanyChannel\n    }\n  }\n"): typeof import('./graphql.ts').CompanyChannelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompanyChannel($obj: CompanyChannelCreateInput!) {\n    companyChannelCreate(obj: $obj) {\n      secret\n      channel {\n        ...CompanyChannel\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCompanyChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnCompanyChannel($_id: ID!, $isOn: Boolean!) {\n    companyChannelUpdate(_id: $_id, isOn: $isOn) {\n      ...CompanyChannel\n    }\n  }\n"): typeof import('./graphql.ts').TurnCompanyChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestCompanyChannel($_id: ID!) {\n    companyChannelTest(_id: $_id) {\n      ...CompanyChannel\n    }\n  }\n"): typeof import('./graphql.ts').TestCompanyChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCompanyChannel($_id: ID!) {\n    companyChannelDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteCompanyChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatMessage on ChatMessage {\n    _id\n    chatId\n    text\n    kind\n    question\n    asksWhom\n    draft\n    sentences {\n      text\n      sources\n    }\n    sources {\n      n\n      kind\n      id\n      title\n      path\n    }\n    cards {\n      kind\n      id\n      title\n      action\n      situation\n      reason\n      path\n      told\n    }\n    closest {\n      title\n      situation\n    }\n  }\n"): typeof import('./graphql.ts').ChatMessageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Chat($_id: ID!) {\n    chatGet(_id: $_id) {\n      _id\n      messages {\n        ...ChatMessage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Chats($first: Int, $after: ID) {\n    chatSettings {\n      writer\n      reader\n    }\n    chatGetMany(first: $first, after: $after) {\n      _id\n      title\n      updatedDate\n    }\n  }\n"): typeof import('./graphql.ts').ChatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($obj: ChatSendInput!) {\n    chatSend(obj: $obj) {\n      ...ChatMessage\n    }\n  }\n"): typeof import('./graphql.ts').SendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChat($_id: ID!) {\n    chatDelete(_id: $_id)\n  }\n"): typeof import('./graphql.ts').DeleteChatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Memory on ChatMemory {\n    state\n    lines {\n      _id\n      text\n    }\n  }\n"): typeof import('./graphql.ts').MemoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Memory {\n    chatMemoryGetMany {\n      ...Memory\n    }\n  }\n"): typeof import('./graphql.ts').MemoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMemory($obj: ChatMemoryUpdateInput!) {\n    chatMemoryUpdate(obj: $obj) {\n      ...Memory\n    }\n  }\n"): typeof import('./graphql.ts').UpdateMemoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Forget($_id: ID) {\n    chatMemoryDelete(_id: $_id) {\n      ...Memory\n    }\n  }\n"): typeof import('./graphql.ts').ForgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyRecord on Company {\n    _id\n    version\n    name\n    businessModel\n    geographyFocus\n    revenue\n    industry\n    numberOfEmployees\n    engagementLevel\n    employeeTurnover\n    emailDomains\n    adminEmails\n    referralCode\n    referralCodeExpires\n    seatLimit\n    require2FA\n    require2FASince\n    require2FAGraceDays\n    sessionHours\n    sessionIdleMinutes\n  }\n"): typeof import('./graphql.ts').CompanyRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyOfAdmin($id: ID!) {\n    companyGet(_id: $id) {\n      ...CompanyRecord\n    }\n    memberCounts {\n      all\n      invited\n      joined\n      onboarded\n      deactivated\n    }\n    companyDomainGetMany {\n      domain\n      expires\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        firstName\n        lastName\n        email\n        state\n        isSelf\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyOfAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyName($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').CompanyNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySecondFactors {\n    companySecondFactors {\n      members\n      without\n      names\n    }\n  }\n"): typeof import('./graphql.ts').CompanySecondFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompany($obj: CompanyUpdateInput!) {\n    companyUpdate(obj: $obj) {\n      ...CompanyRecord\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveDomain($email: String!) {\n    companyDomainProve(email: $email)\n  }\n"): typeof import('./graphql.ts').ProveDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDomain($code: String!) {\n    companyDomainConfirm(code: $code)\n  }\n"): typeof import('./graphql.ts').ConfirmDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDomain($domain: String!) {\n    companyDomainRemove(domain: $domain)\n  }\n"): typeof import('./graphql.ts').RemoveDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberImport($companyId: ID) {\n    memberImportGet(companyId: $companyId) {\n      _id\n      previewId\n      state\n      fileName\n      encoding\n      createdDate\n      problem\n      rows\n      passed\n      total\n      missingProblem\n      columns {\n        name\n        field\n        isUnreadable\n        samples\n      }\n      counts {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n        missing\n      }\n      outside\n      isOutdated\n      results {\n        create\n        update\n        skip\n        deactivate\n        refused\n        later\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberImportRows(\n    $id: ID!\n    $companyId: ID\n    $verdict: MemberImportVerdict\n    $after: Int\n  ) {\n    memberImportRowGetMany(_id: $id, companyId: $companyId, verdict: $verdict, after: $after) {\n      next\n      rows {\n        number\n        email\n        name\n        verdict\n        planned\n        problem\n        changes {\n          field\n          from\n          to\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberImportRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MapMemberImport($id: ID!, $companyId: ID, $fields: [MemberImportField]!) {\n    memberImportMap(_id: $id, companyId: $companyId, fields: $fields)\n  }\n"): typeof import('./graphql.ts').MapMemberImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartMemberImport($id: ID!, $companyId: ID, $previewId: Int!, $missing: Int) {\n    memberImportStart(_id: $id, companyId: $companyId, previewId: $previewId, missing: $missing)\n  }\n"): typeof import('./graphql.ts').StartMemberImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelMemberImport($id: ID!, $companyId: ID) {\n    memberImportCancel(_id: $id, companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').CancelMemberImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMember($obj: MemberCreateInput!) {\n    memberInvite(obj: $obj)\n  }\n"): typeof import('./graphql.ts').InviteMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeInvitationLink($days: Int!, $uses: Int!) {\n    invitationLinkCreate(days: $days, uses: $uses) {\n      _id\n      code\n      expires\n      uses\n    }\n  }\n"): typeof import('./graphql.ts').MakeInvitationLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationLinks {\n    invitationLinkGetMany {\n      _id\n      createdDate\n      expires\n      uses\n      usesLeft\n      who\n      isValid\n    }\n  }\n"): typeof import('./graphql.ts').InvitationLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyLanding($id: ID!) {\n    companyGet(_id: $id) {\n      _id\n      emailDomains\n      require2FA\n    }\n    memberCounts {\n      all\n      invited\n      deactivated\n    }\n    memberGetMany(role: admin, first: 100) {\n      rows {\n        _id\n        state\n      }\n    }\n    invitationRemindGet\n    orgInfoGetByIds {\n      id\n      isAnswered\n    }\n    reminderGetMany {\n      _id\n      targetDate\n      company {\n        _id\n      }\n    }\n    companyReportGetMany {\n      reports {\n        report\n        periods\n        lines {\n          item\n          label\n          of\n          figures\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyLandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindInvited {\n    invitationRemindMany\n  }\n"): typeof import('./graphql.ts').RemindInvitedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveCompany($email: String) {\n    memberLeave(email: $email)\n  }\n"): typeof import('./graphql.ts').LeaveCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavingAsksAddress {\n    memberLeaveAsksAddress\n  }\n"): typeof import('./graphql.ts').LeavingAsksAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($code: String!) {\n    invitationAccept(code: $code)\n  }\n"): typeof import('./graphql.ts').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Joining($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n    }\n  }\n"): typeof import('./graphql.ts').JoiningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownTip on Tip {\n    id\n    title\n    text\n    entity\n    adviceId\n    adviceTitle\n    actionId\n    prioritised\n    isRead\n    wish\n    reasons {\n      name\n      value\n    }\n  }\n"): typeof import('./graphql.ts').ShownTipFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedOfTheDay {\n    feedOfTheDay {\n      everythingDismissed\n      tips {\n        ...ShownTip\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FeedOfTheDayDocument;
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
export function graphql(source: "\n  query FlowFit($entity: String!) {\n    fitOrder(entity: $entity)\n    fitGet(entity: $entity, first: 30) {\n      pieces {\n        adviceId\n        reasons {\n          name\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FlowFitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepFlowHistory($obj: HistoryCreateInput!) {\n    historyCreate(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').KeepFlowHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Factors {\n    me {\n      totpEnabled\n      twoFactorSMSEnabled\n      canGetTexts\n      totpSince\n      twoFactorSMSSince\n      twoFactorPhoneNumber\n      recoveryCodes\n      graceEnds\n      company {\n        name\n        require2FA\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FactorsDocument;
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
export function graphql(source: "\n  mutation SignInAgain($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      state\n    }\n  }\n"): typeof import('./graphql.ts').SignInAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndReplacedSession {\n    logout\n  }\n"): typeof import('./graphql.ts').EndReplacedSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckIn($_id: ID!, $obj: CheckInInput!) {\n    goalCheckIn(_id: $_id, obj: $obj) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').CheckInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommittedActions($first: Int, $after: ID) {\n    committedActionGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      category\n      entity\n      progress\n      reviewDate\n      reviewTime\n      reviewMoment\n      planWhen\n      planThen\n      createdDate\n      achievedDate\n      checkIns {\n        ...StoryCheckIn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CommittedActionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PastFlows($first: Int, $after: ID) {\n    historyGetMany(first: $first, after: $after) {\n      _id\n      flow {\n        entity\n        steps {\n          page\n          selected {\n            title\n          }\n        }\n      }\n      startTime\n      liked\n    }\n  }\n"): typeof import('./graphql.ts').PastFlowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePastFlow($_id: ID!) {\n    historyDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeletePastFlowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePastFlows {\n    historyDeleteMany\n  }\n"): typeof import('./graphql.ts').DeletePastFlowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PastRatings {\n    likedActionGetMany {\n      id\n      liked\n      likedDate\n    }\n  }\n"): typeof import('./graphql.ts').PastRatingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePastRating($id: String!) {\n    likedActionUpdateById(id: $id, liked: null)\n  }\n"): typeof import('./graphql.ts').DeletePastRatingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePastRatings {\n    likedActionDeleteMany\n  }\n"): typeof import('./graphql.ts').DeletePastRatingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoalCalendar($_id: ID!) {\n    goalCalendarGet(_id: $_id)\n  }\n"): typeof import('./graphql.ts').GoalCalendarDocument;
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
export function graphql(source: "\n  fragment ListedGoal on Goal {\n    _id\n    version\n    actionId\n    adviceId\n    adviceTitle\n    title\n    state\n    category\n    entity\n    progress\n    endDate\n    reviewDate\n    reviewTime\n    reviewMoment\n    checkInWorth {\n      counts\n      points\n      more\n      morePoints\n    }\n    planWhen\n    planThen\n    kitId\n    stepsDone\n    pathId\n    pathWeek\n    isBookmark\n    isGoal\n    createdDate\n    updatedDate\n  }\n"): typeof import('./graphql.ts').ListedGoalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryCheckIn on CheckIn {\n    _id\n    outcome\n    next\n    note\n    was\n    progressBefore\n    progressAfter\n    createdDate\n  }\n"): typeof import('./graphql.ts').StoryCheckInFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeGoal on Goal {\n    ...ListedGoal\n    actionTitle\n    adviceBody\n    planObstacle\n    planIfThen\n    planTime\n    planDays\n    checkIns {\n      ...StoryCheckIn\n    }\n    advices {\n      id\n      title\n      body\n    }\n    specific\n    measurable\n    achievable\n    relevant\n    startDate\n    partner\n    note\n    achievedDate\n  }\n"): typeof import('./graphql.ts').WholeGoalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Goals($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n    rhythmGet {\n      today\n    }\n  }\n"): typeof import('./graphql.ts').GoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bookmarks($first: Int, $after: ID) {\n    bookmarkGetMany(first: $first, after: $after) {\n      ...ListedGoal\n    }\n  }\n"): typeof import('./graphql.ts').BookmarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Goal($_id: ID!) {\n    goalGet(_id: $_id) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').GoalDocument;
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
export function graphql(source: "\n  query Next {\n    commitmentGet {\n      when\n      days\n      othersDue\n      week\n      timesDone\n      step {\n        pathId\n        title\n        state\n        week\n        weekTitle\n        why\n        end\n      }\n      goal {\n        ...ListedGoal\n      }\n    }\n    partnerNewsGet {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').NextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPathWeek($pathId: ID!) {\n    pathStepCreate(pathId: $pathId) {\n      _id\n      pathWeek\n    }\n  }\n"): typeof import('./graphql.ts').StartPathWeekDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyEvents {\n    companyEventGetMany {\n      _id\n      at\n      kind\n      who\n      items\n      month\n    }\n  }\n"): typeof import('./graphql.ts').CompanyEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnHandbookQuestions {\n    handbookQuestionOwn {\n      id\n      text\n      isNamed\n      isDismissed\n    }\n  }\n"): typeof import('./graphql.ts').OwnHandbookQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskHandbookQuestion($obj: HandbookQuestionCreateInput!) {\n    handbookQuestionCreate(obj: $obj)\n  }\n"): typeof import('./graphql.ts').AskHandbookQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteHandbookMiss($words: String!) {\n    handbookMissCreate(words: $words)\n  }\n"): typeof import('./graphql.ts').NoteHandbookMissDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HandbookGaps {\n    handbookQuestionGetMany {\n      key\n      id\n      text\n      names\n      unnamed\n    }\n    handbookMissGetMany {\n      month\n      words\n      people\n    }\n  }\n"): typeof import('./graphql.ts').HandbookGapsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissHandbookQuestion($key: String!, $undo: Boolean) {\n    handbookQuestionDismiss(key: $key, undo: $undo)\n  }\n"): typeof import('./graphql.ts').DismissHandbookQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Answer on OrgInfo {\n    _id\n    version\n    id\n    question\n    answer\n    url\n    contactPerson\n    isAnswered\n    updatedDate\n    changedBy\n  }\n"): typeof import('./graphql.ts').AnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Answers {\n    orgInfoGetMany {\n      ...Answer\n    }\n  }\n"): typeof import('./graphql.ts').AnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAnswers {\n    orgInfoGetByIds {\n      ...Answer\n    }\n  }\n"): typeof import('./graphql.ts').OwnAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAnswers($arr: [OrgInfoManyInput!]!) {\n    orgInfoUpdateMany(arr: $arr) {\n      ...Answer\n    }\n  }\n"): typeof import('./graphql.ts').SaveAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAnswer($_id: ID!) {\n    orgInfoDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      version\n      title\n      entity\n      state\n      endDate\n      reviewDate\n      reviewMoment\n      isGoal\n      isBookmark\n      createdDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n"): typeof import('./graphql.ts').HomeGoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextAdvice {\n    nextAdviceGet {\n      isOn\n      recorded\n      pieces {\n        adviceId\n        title\n        situation\n        entity\n        actionId\n        time\n        wish\n        reasons {\n          name\n          value\n        }\n      }\n      fresh {\n        adviceId\n        isSeen\n        why {\n          name\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NextAdviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdviceShown($ids: [ID!]!) {\n    adviceShownRecord(ids: $ids)\n  }\n"): typeof import('./graphql.ts').AdviceShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HouseEntry on HouseEntry {\n    _id\n    version\n    kind\n    title\n    text\n    link\n  }\n"): typeof import('./graphql.ts').HouseEntryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HouseEntries {\n    houseEntryGetMany {\n      ...HouseEntry\n    }\n  }\n"): typeof import('./graphql.ts').HouseEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHouseEntry($obj: HouseEntryCreateInput!) {\n    houseEntryCreate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n"): typeof import('./graphql.ts').CreateHouseEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateHouseEntry($obj: HouseEntryUpdateInput!) {\n    houseEntryUpdate(obj: $obj) {\n      ...HouseEntry\n    }\n  }\n"): typeof import('./graphql.ts').UpdateHouseEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHouseEntry($_id: ID!) {\n    houseEntryDelete(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteHouseEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!, $code: String, $isIosLogin: Boolean) {\n    login(email: $email, password: $password, code: $code, isIosLogin: $isIosLogin) {\n      token\n      state\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
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
export function graphql(source: "\n  query SetupIsOpen {\n    setupIsOpen\n  }\n"): typeof import('./graphql.ts').SetupIsOpenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupCode($code: String!) {\n    setupCodeRead(code: $code) {\n      email\n      hasAccount\n    }\n  }\n"): typeof import('./graphql.ts').SetupCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFirstAdmin($obj: SetupCreateAdminInput!) {\n    setupCreateAdmin(obj: $obj) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').CreateFirstAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BecomeFirstAdmin($code: String!) {\n    setupBecomeAdmin(code: $code) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').BecomeFirstAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($code: String!) {\n    invitationGet(code: $code) {\n      company\n      isCompanyAdmin\n      email\n      firstName\n      lastName\n      hasAccount\n    }\n  }\n"): typeof import('./graphql.ts').InvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($obj: UserCreateInput!) {\n    userCreate(obj: $obj) {\n      _id\n      email\n    }\n  }\n"): typeof import('./graphql.ts').SignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($code: String!, $password: String, $joins: Boolean, $expectedCompany: String)  {\n    verifyEmail(code: $code, password: $password, requiresProof: true, joins: $joins, expectedCompany: $expectedCompany)\n  }\n"): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyEmailPreview($code: String!) {\n    verifyEmailPreview(code: $code) {\n      company\n      asks\n      leaves\n      isPublic\n    }\n  }\n"): typeof import('./graphql.ts').VerifyEmailPreviewDocument;
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
export function graphql(source: "\n  query LatestImpactIndex {\n    getLatestImpactIndex {\n      _id\n      yearWeek\n      weeksAgo\n      weeklyScore\n      lastScore\n      hasAvatar\n      lines {\n        measure\n        part\n        count\n        points\n        cap\n        level\n        next {\n          count\n          points\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LatestImpactIndexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdviceViewed($item: ID!) {\n    recordTakeAction(type: \"adviceViewed\", item: $item) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').AdviceViewedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadFeed($item: ID!) {\n    recordReadFeed(feedId: $item) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ReadFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadReminder($item: ID!) {\n    recordReadReminder(reminderId: $item) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ReadReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCluster {\n    me {\n      profileCluster\n    }\n  }\n"): typeof import('./graphql.ts').OwnClusterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RhythmGet {\n    rhythmGet {\n      inRhythm\n      of\n      isFromStart\n      today\n      weeks {\n        yearWeek\n        monday\n        state\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RhythmGetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeOff {\n    rhythmGet {\n      today\n    }\n  }\n"): typeof import('./graphql.ts').TimeOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PauseGetMany {\n    pauseGetMany {\n      _id\n      fromDay\n      toDay\n      kind\n    }\n  }\n"): typeof import('./graphql.ts').PauseGetManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseCreate($obj: PauseCreateInput!) {\n    pauseCreate(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').PauseCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseEnd($_id: ID!) {\n    pauseEnd(_id: $_id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').PauseEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseDelete($_id: ID!) {\n    pauseDelete(_id: $_id)\n  }\n"): typeof import('./graphql.ts').PauseDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentlyViewed($first: Int, $after: ID) {\n    impactActionHistoryGetMany(first: $first, after: $after) {\n      _id\n      id\n      type\n      title\n      source\n      entity\n      viewedDate\n    }\n  }\n"): typeof import('./graphql.ts').RecentlyViewedDocument;
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
export function graphql(source: "\n  query GoalsToHelp($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      _id\n      adviceId\n      title\n      entity\n      isGoal\n      state\n      updatedDate\n      advices {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GoalsToHelpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpsOfGoal($_id: ID!) {\n    goalGet(_id: $_id) {\n      version\n      advices {\n        id\n        title\n        body\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HelpsOfGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeHelpsOfGoal($obj: GoalUpdateInput!) {\n    goalUpdate(obj: $obj) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ChangeHelpsOfGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PathProgress($pathId: ID!) {\n    pathProgressGet(pathId: $pathId) {\n      current\n      next\n      weeks {\n        week\n        goalId\n        isAchieved\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PathProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundHit on LibraryHit {\n    kind\n    id\n    title\n    situation\n    snippet {\n      text\n      marked\n    }\n    entity\n    people\n    time\n    budget\n    format\n    actionId\n    adviceId\n    challengeId\n    url\n    category\n  }\n"): typeof import('./graphql.ts').FoundHitFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {\n    librarySearch(query: $query, filters: $filters, limit: $limit) {\n      query\n      corrected\n      total\n      hits {\n        ...FoundHit\n      }\n      near {\n        ...FoundHit\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LibrarySearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredSearches($first: Int, $after: ID) {\n    searchGetMany(first: $first, after: $after) {\n      _id\n      query\n      searchType\n      date\n    }\n  }\n"): typeof import('./graphql.ts').StoredSearchesDocument;
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
export function graphql(source: "\n  query MembershipPlanGetMany {\n    membershipPlanGetMany {\n      provider\n      plans {\n        id\n        amount\n        currency\n        interval\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembershipPlanGetManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembershipGet {\n    membershipGet {\n      isMember\n      viewerCanBuy\n      viewerCanManage\n      memberUntil\n      joinedCompany\n      memberships {\n        source\n        plan\n        status\n        amount\n        currency\n        interval\n        cancelAtPeriodEnd\n        renewsDate\n        endsDate\n        paymentFailedDate\n        graceEndsDate\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembershipGetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckoutCreate($plan: ID!) {\n    checkoutCreate(plan: $plan) {\n      url\n      isPortal\n    }\n  }\n"): typeof import('./graphql.ts').CheckoutCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StripeCustomerPortalSession {\n    stripeCustomerPortalSession {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').StripeCustomerPortalSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTier {\n    updateTier\n  }\n"): typeof import('./graphql.ts').UpdateTierDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxUnread {\n    inboxGet {\n      unread\n    }\n  }\n"): typeof import('./graphql.ts').InboxUnreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inbox {\n    inboxGet {\n      unread\n      messages {\n        _id\n        kind\n        subject\n        path\n        createdDate\n        readDate\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadInbox($ids: [ID!]) {\n    inboxRead(ids: $ids)\n  }\n"): typeof import('./graphql.ts').ReadInboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentMessages {\n    messageSentGetMany {\n      _id\n      kind\n      channel\n      subject\n      createdDate\n      sentDate\n      state\n    }\n  }\n"): typeof import('./graphql.ts').SentMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StopPreview($token: String!) {\n    messageStopPreview(token: $token)\n  }\n"): typeof import('./graphql.ts').StopPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopMessages($token: String!, $stop: MessageStop!) {\n    messageStop(token: $token, stop: $stop)\n  }\n"): typeof import('./graphql.ts').StopMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInLinkPreview($token: String!) {\n    checkInLinkPreview(token: $token) {\n      title\n      isAnswered\n    }\n  }\n"): typeof import('./graphql.ts').CheckInLinkPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckInByLink($token: String!, $outcome: String!) {\n    checkInByLink(token: $token, outcome: $outcome) {\n      title\n      isAnswered\n    }\n  }\n"): typeof import('./graphql.ts').CheckInByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageSettings on MessageSettings {\n    choices {\n      kind\n      mail\n      push\n    }\n    days\n    fromTime\n    toTime\n    digestDay\n    digestTime\n    mutedUntil\n    isMailFailing\n  }\n"): typeof import('./graphql.ts').MessageSettingsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageSettings {\n    messageSettingsGet {\n      ...MessageSettings\n    }\n  }\n"): typeof import('./graphql.ts').MessageSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseMessages($kind: String!, $mail: Boolean!, $push: Boolean!) {\n    messageChoose(kind: $kind, mail: $mail, push: $push) {\n      ...MessageSettings\n    }\n  }\n"): typeof import('./graphql.ts').ChooseMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMessageTimes($obj: MessageTimesInput!) {\n    messageTimesUpdate(obj: $obj) {\n      ...MessageSettings\n    }\n  }\n"): typeof import('./graphql.ts').UpdateMessageTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteMessages($isOn: Boolean!) {\n    messageMute(isOn: $isOn) {\n      ...MessageSettings\n    }\n  }\n"): typeof import('./graphql.ts').MuteMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryMail {\n    messageMailRetry {\n      ...MessageSettings\n    }\n  }\n"): typeof import('./graphql.ts').RetryMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushKey {\n    pushKeyGet\n  }\n"): typeof import('./graphql.ts').PushKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribePush($obj: PushSubscribeInput!) {\n    pushSubscribe(obj: $obj)\n  }\n"): typeof import('./graphql.ts').SubscribePushDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribePush($endpoint: String!) {\n    pushUnsubscribe(endpoint: $endpoint)\n  }\n"): typeof import('./graphql.ts').UnsubscribePushDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthReview {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n      weeks\n      did\n      partly\n      achieved\n      forWhom {\n        entity\n        actions\n      }\n      best {\n        note\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n      suggestion {\n        title\n        goalId\n        adviceId\n        actionId\n        entity\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MonthReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthOnHome {\n    monthReviewGet {\n      month\n      isSeen\n      isEmpty\n      actions\n    }\n  }\n"): typeof import('./graphql.ts').MonthOnHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MonthSeen($month: String!) {\n    monthReviewSeen(month: $month)\n  }\n"): typeof import('./graphql.ts').MonthSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query News {\n    newsGetMany {\n      id\n      date\n      title\n      text\n      isUnread\n    }\n  }\n"): typeof import('./graphql.ts').NewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewsRead($id: ID!) {\n    newsRead(id: $id)\n  }\n"): typeof import('./graphql.ts').NewsReadDocument;
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
export function graphql(source: "\n  fragment OnboardingProfile on User {\n    _id\n    version\n    firstName\n    role\n    motivations\n    learningStyles\n    timeCommitDaily\n    job\n    selectedTraitIds\n    profileCluster\n    showWelcomeDialog\n  }\n"): typeof import('./graphql.ts').OnboardingProfileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnboardingProfile {\n    me {\n      ...OnboardingProfile\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartnerNews {\n    partnerNewsGet {\n      _id\n      kind\n      person {\n        name\n        firstName\n        avatar\n      }\n      goalId\n      title\n      answer\n      line\n    }\n  }\n"): typeof import('./graphql.ts').PartnerNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerPartner($question: ID!, $answer: PartnerAnswer, $line: String) {\n    partnerAnswer(question: $question, answer: $answer, line: $line)\n  }\n"): typeof import('./graphql.ts').AnswerPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SeePartnerNews($ids: [ID!]!) { partnerNewsSeen(ids: $ids) }"): typeof import('./graphql.ts').SeePartnerNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitePartner($obj: PartnerInviteInput!) {\n    partnerInvite(obj: $obj) {\n      state\n      code\n    }\n  }\n"): typeof import('./graphql.ts').InvitePartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindColleagues($name: String!) {\n    partnerColleagueGetMany(name: $name) {\n      _id\n      name\n      firstName\n      avatar\n    }\n  }\n"): typeof import('./graphql.ts').FindColleaguesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartnerLink($code: String!) {\n    partnerLinkGet(code: $code) {\n      name\n      firstName\n      avatar\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').PartnerLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoalsToShare($first: Int, $after: ID) {\n    goalGetMany(first: $first, after: $after) {\n      _id\n      title\n      state\n      isGoal\n    }\n  }\n"): typeof import('./graphql.ts').GoalsToShareDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LetColleaguesFindMe($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').LetColleaguesFindMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptPartnerLink($code: String!) { partnerAcceptLink(code: $code) }"): typeof import('./graphql.ts').AcceptPartnerLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptPartner($_id: ID!) { partnerAccept(_id: $_id) }"): typeof import('./graphql.ts').AcceptPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclinePartner($_id: ID!) { partnerDecline(_id: $_id) }"): typeof import('./graphql.ts').DeclinePartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BlockPartner($_id: ID!) { partnerBlock(_id: $_id) }"): typeof import('./graphql.ts').BlockPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnblockPartner($_id: ID!) { partnerUnblock(_id: $_id) }"): typeof import('./graphql.ts').UnblockPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndPartner($_id: ID!) { partnerEnd(_id: $_id) }"): typeof import('./graphql.ts').EndPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheerPartner($_id: ID!, $goalId: ID!) { partnerCheer(_id: $_id, goalId: $goalId) }"): typeof import('./graphql.ts').CheerPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Partners {\n    partnerGetMany {\n      _id\n      state\n      person {\n        name\n        firstName\n        avatar\n      }\n      expires\n      goals {\n        _id\n        title\n        planWhen\n        planThen\n        progress\n        reviewDate\n        isAchieved\n        isNudged\n        isCheered\n        isAsked\n        question {\n          sentDate\n          answer\n          line\n        }\n      }\n      shared {\n        _id\n        title\n        cheeredDate\n      }\n    }\n    me {\n      _id\n      version\n      optContactByColleague\n    }\n  }\n"): typeof import('./graphql.ts').PartnersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SharePartnerGoal($_id: ID!, $goalId: ID!) { partnerShareGoal(_id: $_id, goalId: $goalId) }"): typeof import('./graphql.ts').SharePartnerGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) { partnerUnshareGoal(_id: $_id, goalId: $goalId) }"): typeof import('./graphql.ts').UnsharePartnerGoalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskPartner($_id: ID!, $goalId: ID!) { partnerAsk(_id: $_id, goalId: $goalId) }"): typeof import('./graphql.ts').AskPartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoSeesWhat {\n    whoSeesWhat {\n      group\n      you\n      colleagues\n      companyAdmins\n      appAdmins\n      partners\n      partnerSees\n      operators\n      isCopied\n      kept {\n        what\n        days\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WhoSeesWhatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($_id: ID!) {\n    userDelete(_id: $_id) {\n      deletionDate\n    }\n  }\n"): typeof import('./graphql.ts').CloseAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Closing {\n    me {\n      deletionDate\n    }\n  }\n"): typeof import('./graphql.ts').ClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAccount {\n    userKeep\n  }\n"): typeof import('./graphql.ts').KeepAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAccountByLink($code: String!) {\n    userKeepByLink(code: $code)\n  }\n"): typeof import('./graphql.ts').KeepAccountByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarAddressGet {\n    calendarAddressGet {\n      createdDate\n      lastReadDate\n    }\n  }\n"): typeof import('./graphql.ts').CalendarAddressGetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalendarAddressCreate {\n    calendarAddressCreate {\n      address\n      createdDate\n      lastReadDate\n    }\n  }\n"): typeof import('./graphql.ts').CalendarAddressCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CalendarAddressDelete {\n    calendarAddressDelete\n  }\n"): typeof import('./graphql.ts').CalendarAddressDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Profile on User {\n    _id\n    version\n    firstName\n    lastName\n    role\n    job\n    timeCommitDaily\n    motivations\n    learningStyles\n    selectedTraitIds\n    profileCluster\n    timeZone\n    holidayCalendar\n    optContactByColleague\n    shareWeeklyScore\n    language\n    tailored\n  }\n"): typeof import('./graphql.ts').ProfileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      ...Profile\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfile($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      ...Profile\n    }\n  }\n"): typeof import('./graphql.ts').SaveProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidayCalendars {\n    holidayCalendarGetMany {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').HolidayCalendarsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdviceWishes {\n    fitGet(first: 1) {\n      wishes\n    }\n  }\n"): typeof import('./graphql.ts').AdviceWishesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDeviceTime($obj: UserUpdateInput!) {\n    userUpdate(obj: $obj) {\n      version\n      timeZone\n      holidayCalendar\n    }\n  }\n"): typeof import('./graphql.ts').SaveDeviceTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenHolidays {\n    me {\n      version\n      holidayCalendar\n    }\n  }\n"): typeof import('./graphql.ts').ChosenHolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImpactRanking {\n    impactRankingGet {\n      order\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').ImpactRankingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateImpactRanking($order: [String!]) {\n    impactRankingUpdate(order: $order) {\n      order\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').UpdateImpactRankingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RehearsalWriter {\n    chatSettings {\n      writer\n    }\n  }\n"): typeof import('./graphql.ts').RehearsalWriterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SayInRehearsal($obj: RehearsalSayInput!) {\n    rehearsalSay(obj: $obj) {\n      replies\n      isSure\n      says\n      help {\n        ...RehearsalHelp\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SayInRehearsalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RehearsalHelp on RehearsalHelp {\n    sentences\n    cards {\n      kind\n      id\n      title\n      path\n    }\n  }\n"): typeof import('./graphql.ts').RehearsalHelpFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyReminder on Reminder {\n    ...ReminderFields\n    version\n    updatedDate\n    reached\n  }\n"): typeof import('./graphql.ts').CompanyReminderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyReminders($companyId: ID) {\n    reminderGetMany(companyId: $companyId) {\n      ...CompanyReminder\n    }\n  }\n"): typeof import('./graphql.ts').CompanyRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReminder($obj: ReminderCreateInput!) {\n    reminderCreate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n"): typeof import('./graphql.ts').CreateReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReminder($obj: ReminderUpdateInput!) {\n    reminderUpdate(obj: $obj) {\n      ...CompanyReminder\n    }\n  }\n"): typeof import('./graphql.ts').UpdateReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReminder($id: ID!) {\n    reminderDelete(_id: $id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderFields on Reminder {\n    _id\n    targetDate\n    categoryId\n    categoryTitle\n    actions\n    roles\n    text\n    sendDate\n    sendTime\n  }\n"): typeof import('./graphql.ts').ReminderFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HubReminders {\n    reminderGetMany {\n      ...ReminderFields\n      readDate\n    }\n    rhythmGet {\n      today\n    }\n  }\n"): typeof import('./graphql.ts').HubRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllReports(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $after: String\n  ) {\n    companyReportOverviewGetMany(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      after: $after\n    ) {\n      months\n      from\n      to\n      month\n      total\n      next\n      columns {\n        item\n        label\n        of\n      }\n      rows {\n        companyId\n        companyName\n        isClosed\n        figures\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AllReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllReportsSums($to: String, $query: String) {\n    companyReportOverviewSums(to: $to, query: $query) {\n      month\n      sums {\n        figure\n        companies\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AllReportsSumsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllReportsLines($from: String, $to: String) {\n    companyReportOverviewSums(from: $from, to: $to) {\n      periods\n      lines {\n        item\n        label\n        isExact\n        of\n        figures\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AllReportsLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllReportsFile(\n    $from: String\n    $to: String\n    $query: String\n    $sort: ReportOverviewSort\n    $descending: Boolean\n    $format: ReportFormat!\n  ) {\n    companyReportOverviewFile(\n      from: $from\n      to: $to\n      query: $query\n      sort: $sort\n      descending: $descending\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n"): typeof import('./graphql.ts').AllReportsFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyReports($companyId: ID, $from: String, $to: String) {\n    companyReportGetMany(companyId: $companyId, from: $from, to: $to) {\n      companyId\n      companyName\n      months\n      lastMonth\n      from\n      to\n      reports {\n        report\n        title\n        by\n        periods\n        lines {\n          item\n          label\n          isExact\n          of\n          figures\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyReportFile(\n    $companyId: ID\n    $from: String\n    $to: String\n    $format: ReportFormat!\n  ) {\n    companyReportFile(\n      companyId: $companyId\n      from: $from\n      to: $to\n      format: $format\n    ) {\n      name\n      type\n      content\n    }\n  }\n"): typeof import('./graphql.ts').CompanyReportFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownScores($yearWeek: String) {\n    getCompanyMembersIndex(yearWeek: $yearWeek) {\n      yearWeek\n      members {\n        _id\n        firstName\n        lastName\n        avatar\n        weeklyScore\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShownScoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAddress($email: String!) {\n    emailChange(email: $email)\n  }\n"): typeof import('./graphql.ts').ChangeAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($password: String!, $newPassword: String!) {\n    passwordChange(password: $password, newPassword: $newPassword) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').ChangePasswordDocument;
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
export function graphql(source: "\n  mutation MakeRecoveryCodes {\n    generateRecoveryCodes\n  }\n"): typeof import('./graphql.ts').MakeRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessionGetMany {\n      _id\n      isCurrent\n      createdDate\n      lastSeen\n      client\n      place\n    }\n  }\n"): typeof import('./graphql.ts').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Events {\n    identityEventGetMany {\n      _id\n      at\n      kind\n      place\n      client\n      byAdmin\n    }\n  }\n"): typeof import('./graphql.ts').EventsDocument;
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
export function graphql(source: "\n  mutation BeginTotp {\n    initiateTOTP {\n      secret\n      uri\n    }\n  }\n"): typeof import('./graphql.ts').BeginTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp($code: String, $recoveryCode: String) {\n    disableTOTP(code: $code, recoveryCode: $recoveryCode) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RemoveTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestSecondFactor($code: String!) {\n    secondFactorTest(code: $code)\n  }\n"): typeof import('./graphql.ts').TestSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfflineGoals($first: Int, $after: ID) {\n    goalBookmarkGetMany(first: $first, after: $after) {\n      ...WholeGoal\n    }\n  }\n"): typeof import('./graphql.ts').OfflineGoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendFeedback($obj: FeedbackCreateInput!) {\n    feedbackCreate(obj: $obj)\n  }\n"): typeof import('./graphql.ts').SendFeedbackDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
