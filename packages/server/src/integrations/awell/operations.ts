/** The GraphQL operations of the provider, each under its own name. */
export const operations = {
  startHostedPathwaySession: `mutation startHostedPathwaySession($input: StartHostedPathwaySessionInput!) {
  startHostedPathwaySession(input: $input) { success session_id session_url pathway_id }
}`,
  careflowActivities: `query careflowActivities($pathway_id: String!) {
  careflowActivities(pathway_id: $pathway_id) { success activities { id status object { type } } }
}`,
  formResponse: `query formResponse($pathway_id: String!, $activity_id: String!) {
  formResponse(pathway_id: $pathway_id, activity_id: $activity_id) {
    success response { answers { question_id value value_type label } }
  }
}`,
} as const;
export type Operation = keyof typeof operations;
