export {
  type Campaign,
  getCampaign,
  listCampaigns,
  listSkipped,
  previewMessage,
  sendMessage,
  stopCampaign,
} from './campaigns.ts';
export {
  giveNumbersMost,
  givePhoneNumbers,
  listMessagePatients,
  type MessagePatient,
  numberFaults,
} from './patients.ts';
